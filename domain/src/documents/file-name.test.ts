import { expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";

test.each([
  ["liste-achat-Korrigan", "liste-achat-Korrigan.pdf"],
  ["carnet-entretien-Île d'Yeu", "carnet-entretien-Île-d-Yeu.pdf"],
  ['liste-achat-../a:b<>"\u202Efdp', "liste-achat-.-a-b-fdp.pdf"],
  ["../../etc/passwd", "etc-passwd.pdf"],
  ["a\0b\r\nX: y", "a-b-X-y.pdf"],
  ["C:\\x", "C-x.pdf"],
  ["⚓️", "document.pdf"],
  ["", "document.pdf"],
  ["...", "document.pdf"],
  ["Cœur € 100 %", "Cœur-100.pdf"],
])("%j becomes %j", (stem, name) => {
  expect(safeFileName(stem, "pdf")).toBe(name);
});

test("a long name is cut, never within a letter", () => {
  const name = safeFileName("𝒜".repeat(300), "pdf");
  expect([...name]).toHaveLength(84);
  expect(name).not.toMatch(/\p{Surrogate}/u);
});
