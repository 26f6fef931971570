import { expect, test } from "vitest";
import { groupingsOf, readListChoice, sortOf } from "./list-choice.ts";

const atFirst = { view: "cartes", grouping: "categorie", sort: null, hidden: [] };
const chosen = {
  view: "liste",
  grouping: "espace",
  sort: { by: "date_peremption", descending: true },
  hidden: ["prix_unitaire"],
};

test("what is used up is not shown by what to use up first", () => {
  for (const filter of ["vide", "a-racheter"] as const) expect(groupingsOf(filter)).toEqual(["categorie", "espace"]);
  for (const filter of ["tous", "critique", "perimes", "expirent"] as const)
    expect(groupingsOf(filter)).toEqual(["categorie", "espace", "peremption"]);
});

test("what was chosen is read back", () => {
  expect(readListChoice(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no object", "[1]"],
  ["null", "null"],
  ["far too much", JSON.stringify({ ...chosen, more: "x".repeat(2_000) })],
])("%s is as at first", (_, kept) => {
  expect(readListChoice(kept)).toEqual(atFirst);
});

test.each([
  ["view", "table"],
  ["grouping", 3],
  ["sort", { by: "couleur", descending: false }],
  ["sort", { by: "nom", descending: "oui" }],
  ["hidden", ["nom"]],
  ["hidden", "prix_unitaire"],
] as const)("a bad %s (%j) falls back, and the rest stays", (field, value) => {
  expect(readListChoice(JSON.stringify({ ...chosen, [field]: value }))).toEqual({
    ...chosen,
    [field]: atFirst[field],
  });
});

test("without a sort of its own a list is by name, what is to be used up first by its date", () => {
  expect(sortOf({ sort: null, grouping: "espace" })).toEqual({ by: "nom", descending: false });
  expect(sortOf({ sort: null, grouping: "peremption" })).toEqual({ by: "date_peremption", descending: false });
  expect(sortOf({ sort: { by: "stock", descending: true }, grouping: "peremption" }).by).toBe("stock");
});
