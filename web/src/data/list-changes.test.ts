import { expect, test } from "vitest";
import type { Lists } from "./commands.ts";
import { keepsRow } from "./list-changes.ts";

const rows = [
  { id: "a", nom: "Riz", quantite: 1, version: 3 },
  { id: "b", nom: "Lait", quantite: 2, version: 1 },
];

/** The list as a change leaves it. */
function shown(apply: (lists: Lists) => void): unknown {
  let list: unknown;
  apply({
    rows: () => [],
    update: (table, change) => {
      expect(table).toBe("inventaire");
      list = change(rows as never[]);
    },
    change: () => expect.unreachable("a list is changed row by row"),
  });
  return list;
}

test("an answered row takes the place of an older one, and never of a newer", () => {
  const newer = { id: "a", nom: "Riz rond", quantite: 1, version: 4 };
  expect(shown((lists) => keepsRow("inventaire")(lists, newer))).toEqual([newer, rows[1]]);
  const older = { id: "a", nom: "Riz long", quantite: 1, version: 2 };
  expect(shown((lists) => keepsRow("inventaire")(lists, older))).toEqual(rows);
});
