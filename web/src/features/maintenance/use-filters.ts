import { MAINTENANCE_CATEGORIES, MAINTENANCE_GROUPS } from "@bosco/domain/maintenance";
import { useState } from "react";
import { useAccount } from "../../data/account.ts";
import { useAddressChange, useAddressChoice } from "../../ui/routing/address-state.ts";
import type { Filters } from "./filters.ts";

const groups = ["", ...MAINTENANCE_GROUPS] as const;
const whoses = ["", "moi"] as const;
const categories = ["", ...MAINTENANCE_CATEGORIES] as const;

/** The filters: what is chosen is in the address, so that Back takes it off again; what is typed is not. */
export function useFilters() {
  const [group] = useAddressChoice("groupe", groups);
  const [category] = useAddressChoice("categorie", categories);
  const [whose] = useAddressChoice("pour", whoses);
  const { id } = useAccount();
  const [search, setSearch] = useState("");
  const changeAddress = useAddressChange();
  const filters: Filters = { group: group || undefined, category, search, forWhom: whose ? id : undefined };
  const setFilters = (next: Filters) => {
    setSearch(next.search);
    const { group, category, forWhom } = next;
    if (group !== filters.group || category !== filters.category || forWhom !== filters.forWhom)
      changeAddress({ groupe: group, categorie: category || undefined, pour: forWhom && "moi" });
  };
  return { filters, setFilters };
}
