import type { NewPart, Part } from "./schema.ts";

/** A part as a form has it. */
export type WantedPart = Pick<Part, "article_id" | "quantite">;

/** What makes the parts of a work into those that are wanted: which are added, which change, which go. */
export function partsToSave(
  before: readonly Pick<Part, "id" | "article_id" | "quantite">[],
  wanted: readonly WantedPart[],
  of: Pick<NewPart, "bateau_id" | "maintenance_id">,
) {
  const known = new Map(before.map((part) => [part.article_id, part]));
  const kept = new Set(wanted.map(({ article_id }) => article_id));
  return {
    added: wanted.filter(({ article_id }) => !known.has(article_id)).map((part) => ({ ...of, ...part })),
    changed: wanted.flatMap(({ article_id, quantite }) => {
      const part = known.get(article_id);
      return part && part.quantite !== quantite ? [{ id: part.id, quantite }] : [];
    }),
    removed: before.filter(({ article_id }) => !kept.has(article_id)).map(({ id }) => ({ id })),
  };
}
