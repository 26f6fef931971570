import { expect, test } from "vitest";
import { NAMED_MOST, stockSummary } from "./stock-summary.ts";
import { anArticle } from "./test-article.ts";

test("what is aboard is named by category, without what is used up", () => {
  const articles = [
    anArticle({ nom: "Fusées", categorie: "Sécurité", quantite: 4, unite: "unité" }),
    anArticle({ nom: "Haricots", quantite: 2, unite: "boîte" }),
    anArticle({ nom: "Riz", quantite: 0 }),
    anArticle({ nom: "Bout", categorie: null, quantite: 1, unite: "unité" }),
  ];
  expect(stockSummary(articles)).toEqual([
    { categorie: "Alimentation", count: 1, names: "Haricots (2\u00a0boîtes)" },
    { categorie: "Sécurité", count: 1, names: "Fusées (4)" },
    { categorie: "Sans catégorie", count: 1, names: "Bout (1)" },
  ]);
  expect(stockSummary([])).toEqual([]);
});

test.each([
  [NAMED_MOST, true],
  [NAMED_MOST + 1, false],
])("of %i articles, that they are named is %s", (count, isNamed) => {
  const [group] = stockSummary(Array.from({ length: count }, () => anArticle()));
  expect([group?.count, group?.names !== undefined]).toEqual([count, isNamed]);
});
