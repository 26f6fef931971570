import { MAINTENANCE_CATEGORIES, MAINTENANCE_GROUPS } from "@bosco/domain/maintenance";
import { useState } from "react";
import { useAddressChange, useAddressChoice } from "../../ui/routing/address-state.ts";
import type { Filters } from "./filters.ts";

const groups = ["", ...MAINTENANCE_GROUPS] as const;
const categories = ["", ...MAINTENANCE_CATEGORIES] as const;

/** The filters: what is chosen is in the address, so that Back takes it off again; what is typed is not. */
export function useFilters() {
  const [group] = useAddressChoice("groupe", groups);
  const [category] = useAddressChoice("categorie", categories);
  const [search, setSearch] = useState("");
  const changeAddress = useAddressChange();
  const filters: Filters = { group: group || undefined, category, search };
  const setFilters = (next: Filters) => {
    setSearch(next.search);
    if (next.group !== filters.group || next.category !== filters.category)
      changeAddress({ groupe: next.group, categorie: next.category || undefined });
  };
  return { filters, setFilters };
}
