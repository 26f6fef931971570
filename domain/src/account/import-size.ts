/** What an export may weigh when it comes back. An account may hold more: its export is whole, and stays where it is saved. */
export const IMPORT_MOST_BYTES = 100_000_000;
export const IMPORT_TOO_LARGE =
  "Cet export est trop lourd pour être réimporté\u00a0: 100\u00a0Mo au plus, 250\u00a0Mo une fois décompressé. Rien n’a été importé.";
