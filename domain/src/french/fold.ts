/** Letters and signs that are more than a letter with an accent, as PostgreSQL's `unaccent` writes them. */
const PLAIN: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ĳ: "ij",
  ĸ: "q",
  ŀ: "l",
  ł: "l",
  ŉ: "'n",
  ŋ: "n",
  ŧ: "t",
  ſ: "s",
  ª: "a",
  º: "o",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": "<<",
  "»": ">>",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "…": "...",
  "×": "*",
};

/** Text as the search sees it: without case and accents. The database's `fold()` does the same. */
export function fold(value: string): string {
  return value
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (character) => PLAIN[character] ?? character);
}

/** Every word typed occurs somewhere in the text. */
export function matchesWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
