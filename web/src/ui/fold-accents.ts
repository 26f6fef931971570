/** Lower case without accents, to compare what is typed with what is written: « Bénéteau » is found by « beneteau ». */
export function foldAccents(text: string) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[œŒ]/g, "oe")
    .replace(/[æÆ]/g, "ae")
    .replaceAll("\u2019", "'")
    .toLowerCase();
}

/** Every word typed occurs somewhere in the text. */
export function matchesWords(text: string, typed: string) {
  const folded = foldAccents(text);
  return foldAccents(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
