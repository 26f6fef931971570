import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\uFEFF${text}`].map((sign) => sign.charCodeAt(0))).buffer);
const latin = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));

const expected = { titles: ["Nom", "Quantité"], lines: [{ line: 2, cells: ["Épices", "1,5"] }] };

test.each([
  ["semicolons, UTF-8", utf8("Nom;Quantité\r\nÉpices;1,5\r\n")],
  ["UTF-8 with its mark", utf8("\uFEFFNom;Quantité\nÉpices;1,5")],
  ["commas and quotes", utf8('Nom,Quantité\nÉpices,"1,5"\n')],
  ["tabs", utf8("Nom\tQuantité\nÉpices\t1,5\n")],
  ["Windows-1252, as Excel saves CSV", latin("Nom;Quantité\r\nÉpices;1,5\r\n")],
  ["UTF-16, as Excel saves Unicode text", utf16("Nom\tQuantité\r\nÉpices\t1,5\r\n")],
])("%s", (_name, bytes) => {
  expect(readCsv(bytes)).toEqual({ ok: true, file: expected });
});

test("empty lines are skipped and keep their numbers", () => {
  const reading = readCsv(utf8("Nom\n\nRiz\n;\nSel\n"));
  expect(reading.ok && reading.file.lines.map(({ line }) => line)).toEqual([3, 5]);
});

test.each([
  ["nothing", utf8("")],
  ["titles only", utf8("Nom;Quantité\n")],
  ["an open quote", utf8('Nom;Quantité\n"Épices;1\nRiz;2\n')],
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 0])],
  ["too many lines", utf8(`Nom\n${"Riz\n".repeat(1001)}`)],
  ["too many bytes", new Uint8Array(2_000_001)],
])("%s is refused in words", (_name, bytes) => {
  expect(readCsv(bytes)).toEqual({ ok: false, message: expect.stringMatching(/^\p{Lu}.+\.$/u) });
});

test("cells of a hostile file stay plain text", () => {
  const reading = readCsv(utf8('Nom;Quantité\n"=HYPERLINK(""http://x"")";1\n<img src=x onerror=alert(1)>;2\n'));
  expect(reading.ok && reading.file.lines.map(({ cells }) => cells[0])).toEqual([
    '=HYPERLINK("http://x")',
    "<img src=x onerror=alert(1)>",
  ]);
});
