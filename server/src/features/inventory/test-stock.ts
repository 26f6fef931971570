import { aBoat } from "../../../tests/sample-rows.ts";
import type { Visitor } from "../../../tests/visitor.ts";

/** A boat of this visitor's, by its id. */
export async function aBoatOf(visitor: Visitor, more: object = {}): Promise<string> {
  const { status, body } = await visitor.post("/api/bateaux", aBoat(more));
  if (status !== 201) throw new Error(`boat: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

export const anArticle = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  nom: "Riz basmati",
  categorie: "Alimentation",
  sous_categorie: "Riz",
  quantite: 2,
  quantite_max: 5,
  unite: "kg",
  ...more,
});

/** Many articles at once: `count` of them, named by their number. */
export async function stock(visitor: Visitor, bateau_id: string, count: number, more: object = {}) {
  const rows = Array.from({ length: count }, (_, index) =>
    anArticle(bateau_id, { nom: `Article ${String(index).padStart(4, "0")}`, ...more }),
  );
  const { status, body } = await visitor.post("/api/inventaire", rows);
  if (status !== 201) throw new Error(`articles: ${status} ${JSON.stringify(body)}`);
  return body as { id: string; quantite: number; version: number }[];
}
