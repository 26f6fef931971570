import { expect, test } from "vitest";
import { safeFileName, sentFileName } from "./file-name.ts";

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

test.each([
  ["Facture du chantier.pdf", "application/pdf", "Facture-du-chantier.pdf"],
  ["IMG_12.HEIC", "image/jpeg", "IMG-12.jpg"],
  ["C:\\papiers\\carte.v2.png", "image/png", "carte.v2.png"],
  ["../../etc/passwd", "application/pdf", "passwd.pdf"],
  [".pdf", "application/pdf", "pdf.pdf"],
  ["a/", "image/webp", "a.webp"],
  ["", "image/jpeg", "document.jpg"],
] as const)("a file sent as %j, of type %s, is called %s", (sent, type, name) => {
  expect(sentFileName(sent, type)).toBe(name);
});
