import { fold } from "@bosco/domain/french";
import {
  type Maintenance,
  type MaintenanceCategory,
  type MaintenanceGroup,
  type MomentOf,
  maintenanceGroup,
} from "@bosco/domain/maintenance";

export interface Filters {
  /** The counter that is pressed. */
  group: MaintenanceGroup | undefined;
  category: MaintenanceCategory | "";
  search: string;
  /** Only what is given to this account. */
  forWhom: string | undefined;
}

export const NO_FILTERS: Filters = { group: undefined, category: "", search: "", forWhom: undefined };

export const isFiltered = (filters: Filters) =>
  filters.group !== undefined ||
  filters.category !== "" ||
  filters.search.trim() !== "" ||
  filters.forWhom !== undefined;

/** Every word typed stands somewhere in the title, category, references or description. */
export function applyFilters(list: readonly Maintenance[], filters: Filters, momentOf: MomentOf): Maintenance[] {
  const words = fold(filters.search).split(/\s+/).filter(Boolean);
  return list.filter((m) => {
    if (filters.group && maintenanceGroup(m, momentOf(m)) !== filters.group) return false;
    if (filters.forWhom && m.assigne_id !== filters.forWhom) return false;
    if (filters.category && m.categorie !== filters.category) return false;
    const text = fold(`${m.titre} ${m.categorie} ${m.reference_articles} ${m.description}`);
    return words.every((word) => text.includes(word));
  });
}
