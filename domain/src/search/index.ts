/** Text as the search sees it: without case and accents. The database's `fold()` does the same. */
export function fold(value: string): string {
  return value
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
