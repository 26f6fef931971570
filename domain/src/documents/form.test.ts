import { expect, test } from "vitest";
import { changedPaperFields, paperForm, paperFormValues } from "./form.ts";
import { EMPTY_PAPER, type Paper } from "./schema.ts";

const row: Paper = {
  ...EMPTY_PAPER,
  id: "a",
  bateau_id: "b",
  titre: "Assurance",
  type: "Assurance",
  version: 1,
  created_at: "",
  updated_at: "",
};
const typed = { ...paperFormValues(row), type: row.type };

test("nothing has changed in a paper that is saved as it was opened", () => {
  expect(changedPaperFields(row, paperForm.parse(typed))).toEqual({});
});

test("what was typed is what has changed", () => {
  const filled = paperForm.parse({ ...typed, titre: " Police ", numero: "12", date_expiration: "2026-12-31" });
  expect(changedPaperFields(row, filled)).toEqual({ titre: "Police", numero: "12", date_expiration: "2026-12-31" });
});

test.each([
  [{ titre: " " }, "titre", "Ce champ est requis."],
  [{ type: "" }, "type", "Choisissez un type."],
  [
    { date_emission: "2026-02-01", date_expiration: "2026-01-31" },
    "date_expiration",
    "L’expiration précède l’émission.",
  ],
  [{ numero: "1".repeat(81) }, "numero", "80 caractères au maximum."],
])("%j is told at %s", (wrong, name, message) => {
  const { error } = paperForm.safeParse({ ...typed, ...wrong });
  expect(error?.issues).toMatchObject([{ path: [name], message }]);
});
