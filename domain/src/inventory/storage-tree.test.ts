import { expect, test } from "vitest";
import { groupBySpace, mayNest, placeNames, spaceAndInside } from "./storage-tree.ts";

const space = (id: string, parent_id: string | null = null) => ({ id, nom: id.toUpperCase(), parent_id });
const spaces = [space("a"), space("b", "a"), space("c", "b"), space("d", "c"), space("x"), space("lost", "gone")];

test("a space is named from the outside in", () => {
  const names = placeNames(spaces);
  expect(names.get("c")).toBe("A › B › C");
  expect(names.get("lost")).toBe("LOST");
});

test("a circle, should there be one, ends", () => {
  expect(placeNames([space("p", "q"), space("q", "p")]).get("p")).toBe("Q › P");
});

test("a space holds itself and what stands in it", () => {
  expect([...spaceAndInside("b", spaces)]).toEqual(["b", "c", "d"]);
});

test.each([
  ["x", "a", true],
  ["x", "c", true],
  ["x", "d", false],
  ["a", "a", false],
  ["a", "c", false],
  ["b", "x", true],
  ["a", "x", false],
  [undefined, "c", true],
  [undefined, "d", false],
  ["x", "gone", false],
])("%s into %s: %s", (id, parent, expected) => {
  expect(mayNest(id, parent, spaces)).toBe(expected);
});

test("articles in no space come last", () => {
  const articles = [{ espace_stockage_id: null }, { espace_stockage_id: "b" }, { espace_stockage_id: "unknown" }];
  expect(groupBySpace(articles, placeNames(spaces)).map(({ nom, articles: members }) => [nom, members.length])).toEqual(
    [
      ["A › B", 1],
      ["Sans espace de stockage", 2],
    ],
  );
});
