import type { Article } from "@bosco/domain/inventory";
import { expect, test } from "vitest";
import { firstLines } from "./first-lines.ts";

const articles = (...names: string[]) => names.map((nom) => ({ nom }) as Article);
const list = {
  count: 5,
  critical: [{ nom: "Eau", articles: articles("a", "b") }],
  others: [
    { nom: "Riz", articles: articles("c", "d") },
    { nom: "Sel", articles: articles("e") },
  ],
};
const drawn = (most: number) => {
  const { critical, others } = firstLines(list, most);
  return [...critical, ...others].map((group) => [group.nom, ...group.articles.map(({ nom }) => nom)].join(" "));
};

test("critical articles come first, and a group whose turn has not come is left out", () => {
  expect(drawn(1)).toEqual(["Eau a"]);
  expect(drawn(3)).toEqual(["Eau a b", "Riz c"]);
  expect(drawn(5)).toEqual(["Eau a b", "Riz c d", "Sel e"]);
  expect(drawn(100)).toEqual(["Eau a b", "Riz c d", "Sel e"]);
});
