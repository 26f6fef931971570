import type { StockFilter } from "@bosco/domain/inventory";
import type { MaintenanceGroup } from "@bosco/domain/maintenance";
import { useLocation } from "../ui/routing/router-context.ts";

/** What a page is asked to show, by the names its address has for it. */
export interface Wanted {
  /** A tab of the page: 'avitaillement'. */
  onglet?: string;
  /** What alone a list of upkeep, or of stock, shows. */
  groupe?: MaintenanceGroup;
  stock?: StockFilter;
  papiers?: "expires" | "expirent";
  /** What opens on the page, by its id. */
  article?: string;
  maintenance?: string;
  liste?: string;
  checklist?: string;
  espace?: string;
  papier?: string;
  /** The engine whose hours are to be read. */
  releve?: string;
  /** What is to be changed, by its id, or a new one of the page's things. */
  modifier?: string;
  ajouter?: string;
  /** Of which kind it is to be. */
  type?: string;
  /** For how long, and how many, provisions are to be generated. */
  jours?: string;
  personnes?: string;
}

/** Stands for every boat, where a page can show all. */
export const ALL_BOATS = "tous";

/** A page as it shows one boat, or all: `/inventory?bateau=…&article=…` */
export function boatAddress(page: string, boatId: string, wanted: Wanted = {}): string {
  return `${page}?${new URLSearchParams({ bateau: boatId, ...wanted })}`;
}

/** The address of another page with the boat that this one names, if it names one. */
export function useSameBoat(): (page: string) => string {
  const asked = new URLSearchParams(useLocation().search).get("bateau");
  return (page) => (asked && asked !== ALL_BOATS ? boatAddress(page, asked) : page);
}
