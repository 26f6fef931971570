import { PAPER_TYPES, type PaperFilters } from "@bosco/domain/documents";
import { useState } from "react";
import { useAddressChoice } from "../../ui/routing/address-state.ts";

const types = ["", ...PAPER_TYPES] as const;

/** The type is in the address, so that Back takes it off again; what is typed is not. */
export function usePaperFilters() {
  const [type, setType] = useAddressChoice("type", types);
  const [search, setSearch] = useState("");
  const setFilters = (next: PaperFilters) => {
    setSearch(next.search);
    if (next.type !== type) setType(next.type);
  };
  return { filters: { type, search }, setFilters };
}
