import { randomUUID } from "node:crypto";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

/** A category that everybody has, and one of what it holds. */
async function builtIn({ owner }: Ship, table: "categories" | "sous_categories") {
  const rows: { id: string; user_id: string | null }[] = (await owner.get(`/api/${table}`)).body;
  return rows.find(({ user_id }) => user_id === null)?.id ?? "";
}
const found = { id: "" };

export const categoryCases = [
  one("categories.create")("without an icon", () => ({ id: randomUUID(), nom: " Voilerie " })),
  one("categories.create")("with an icon", () => ({ id: randomUUID(), nom: "Voilerie", icone: "wrench" })),
  one("categories.update")("its name, which articles bear", ({ of }) => ({
    id: of.category,
    nom: "Pêche à la traîne",
  })),
  one("categories.update")("its icon", ({ of }) => ({ id: of.category, icone: "archive" })),
  one("categories.remove")("with what it holds", ({ of }) => ({ id: of.category })),
  one("subCategories.create")("in one's own", ({ of }) => ({
    id: randomUUID(),
    nom: "Lignes",
    categorie_id: of.category,
  })),
  one("subCategories.update")("its name, which articles bear", ({ of }) => ({ id: of.subCategory, nom: "Cuillers" })),
  one("subCategories.update")("into another category", ({ of }) => ({ id: of.subCategory, categorie_id: found.id }), {
    before: async (ship) => {
      found.id = await builtIn(ship, "categories");
    },
  }),
  one("subCategories.remove")("which an article bears", ({ of }) => ({ id: of.subCategory })),
];
