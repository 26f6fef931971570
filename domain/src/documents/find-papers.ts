import { fold, frenchDay } from "../french/index.ts";
import type { Paper, PaperType } from "./schema.ts";

export interface PaperFilters {
  /** One type alone; '' for all. */
  type: PaperType | "";
  search: string;
}

type Searchable = Pick<Paper, "titre" | "type" | "numero" | "note" | "date_expiration" | "fichier">;

/** Every word typed stands somewhere in what a paper says of itself, without accents and case. */
export function findPapers<P extends Searchable>(papers: readonly P[], { type, search }: PaperFilters): P[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return papers.filter((paper) => {
    if (type && paper.type !== type) return false;
    if (words.length === 0) return true;
    const { titre, numero, note, date_expiration, fichier } = paper;
    const day = date_expiration ? frenchDay(date_expiration) : "";
    const text = fold(`${titre} ${paper.type} ${numero ?? ""} ${note ?? ""} ${day} ${fichier?.nom ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}
