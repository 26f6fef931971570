import { expect, test } from "vitest";
import { paperLine, paperValidity } from "./paper-line.ts";

test.each([
  [{ titre: "Volvo 2026", type: "Facture", numero: null }, "Facture\u00a0: Volvo 2026"],
  [{ titre: "Volvo 2026", type: "Facture", numero: "F-12" }, "Facture\u00a0: Volvo 2026, n°\u00a0F-12"],
  [{ titre: "Assurance", type: "Assurance", numero: "77" }, "Assurance, n°\u00a077"],
  [{ titre: "Plan des vannes", type: "Autre", numero: null }, "Plan des vannes"],
] as const)("%j is one line", (paper, line) => {
  expect(paperLine(paper)).toBe(line);
});

test.each([
  ["2026-01-01", "2026-12-31", "Du 01/01/2026 au 31/12/2026"],
  [null, "2026-12-31", "Jusqu’au 31/12/2026"],
  ["2026-01-01", null, "Depuis le 01/01/2026"],
  [null, null, "–"],
])("from %s to %s: %s", (date_emission, date_expiration, words) => {
  expect(paperValidity({ date_emission, date_expiration })).toBe(words);
});
