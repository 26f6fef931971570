import { expect, test } from "vitest";
import type { ListArticle } from "./schema.ts";
import { compareWithStock } from "./stock.ts";
import { alreadyAboard, planInventory } from "./to-inventory.ts";

/** A full store, which tells how often a name in it was read. */
function watchedStore(count: number) {
  let reads = 0;
  const store = Array.from({ length: count }, (_, n) => ({
    id: String(n),
    get nom() {
      reads += 1;
      return `Article ${n}`;
    },
    unite: "kg",
    quantite: 1,
    quantite_max: 1,
    date_peremption: null,
  }));
  return { store, reads: () => reads };
}

const list = Array.from(
  { length: 500 },
  (_, n): ListArticle => ({
    nom: `Article ${n * 2}`,
    categorie: "Alimentation",
    quantite: 2,
    unite: "kg",
    priorite: "normale",
  }),
);

// why counts: reading a name takes it apart; 500 times 20,000 would stop the server for a minute.
test.each<[string, (store: ReturnType<typeof watchedStore>["store"]) => unknown[]]>([
  ["what is aboard already", (store) => alreadyAboard(list, store)],
  ["merging a list", (store) => planInventory(list, store, "fusionner").raised],
  ["what is to buy", (store) => compareWithStock(list, store, "2026-06-15").filter(({ aboard }) => aboard > 0)],
])("N5: %s reads the names of a full store once", (_what, work) => {
  const { store, reads } = watchedStore(20_000);
  expect(work(store)).toHaveLength(500);
  expect(reads()).toBeLessThan(3 * 20_000);
});
