import { z } from "zod";
import { CEILINGS } from "../account/index.ts";
import type { Article } from "./schema.ts";

/** What a person sees of an article. Its version is none of it: what he has done himself meanwhile moves that on, too. */
const SEEN_FIELDS = [
  "nom",
  "description",
  "categorie",
  "sous_categorie",
  "quantite",
  "quantite_max",
  "unite",
  "date_achat",
  "date_peremption",
  "prix_unitaire",
  "espace_stockage_id",
] as const satisfies readonly (keyof Article)[];

const ID_DIGITS = 32;
const MARK_DIGITS = 8;
const DIGITS = ID_DIGITS + MARK_DIGITS;
const INVALID = "Ce n’est pas une liste d’articles vus.";

/**
 * The articles that somebody saw, each with a mark of what he saw: as many as an account may hold. why one text: a list of so
 * many elements is longer than anything else that is sent, and would be judged one by one.
 */
export const seenArticles = z
  .string({ error: INVALID })
  .max(CEILINGS.articles.pro * DIGITS, { error: INVALID, abort: true })
  .refine((text) => text.length % DIGITS === 0 && /^[0-9a-f]*$/.test(text), INVALID);

/** Articles as that text. */
export const writeSeen = (rows: readonly Article[]): string =>
  rows.map((row) => row.id.replaceAll("-", "") + markOf(row)).join("");

/** The marks of that text, by the article's id. */
export function readSeen(text: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (let at = 0; at < text.length; at += DIGITS)
    marks.set(idOf(text.slice(at, at + ID_DIGITS)), text.slice(at + ID_DIGITS, at + DIGITS));
  return marks;
}

/** Whether an article is as it was seen. */
export const isAsSeen = (row: Article, marks: ReadonlyMap<string, string>): boolean =>
  marks.get(row.id) === markOf(row);

const idOf = (digits: string) =>
  [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join("-");

/** FNV-1a, of 32 bits: of four billion changes one goes unnoticed. */
function markOf(row: Article): string {
  const text = JSON.stringify(SEEN_FIELDS.map((name) => row[name]));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(MARK_DIGITS, "0");
}
