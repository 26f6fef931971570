/** What a page is asked to show, by the names its address has for it. */
export interface Wanted {
  /** A tab of the page: 'avitaillement'. */
  onglet?: string;
  /** What opens on the page, by its id. */
  article?: string;
  maintenance?: string;
  liste?: string;
  checklist?: string;
  espace?: string;
}

/** A page as it shows one boat, or 'tous': `/inventory?bateau=…&article=…` */
export function boatAddress(page: string, boatId: string, wanted: Wanted = {}): string {
  return `${page}?${new URLSearchParams({ bateau: boatId, ...wanted })}`;
}
