import { expect, test } from "vitest";
import { expiryDate, expiryDateOnPaper } from "./expiry-date.ts";

test.each([
  [null, "", ""],
  ["2020-01-01", "périmé le 01/01/2020", "périmé le 01/01/2020"],
  ["2026-11-16", "périmé le 16/11/2026", "périmé le 16/11/2026"],
  ["2026-11-17", "périmé le 17/11", "périmé le 17/11/2026"],
  ["2026-11-18", "expire le 18/11", "expire le 18/11/2026"],
  ["2030-12-31", "expire le 31/12/2030", "expire le 31/12/2030"],
])("of %s a screen says « %s », and paper « %s »", (date_peremption, said, printed) => {
  expect(expiryDate({ date_peremption }, "2026-11-17")).toBe(said);
  expect(expiryDateOnPaper({ date_peremption }, "2026-11-17")).toBe(printed);
});
