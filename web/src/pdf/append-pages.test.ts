import { PDFDocument } from "@cantoo/pdf-lib";
import { jsPDF, type jsPDFOptions } from "jspdf";
import { expect, test } from "vitest";
import { appendPages } from "./append-pages.ts";

/** A PDF with a page for each of these widths, in points. */
function pdfOf(widths: readonly number[], options: jsPDFOptions = {}): Blob {
  const [first = 0, ...more] = widths;
  const pdf = new jsPDF({ unit: "pt", format: [first, 800], ...options });
  pdf.text("Bosco", 20, 40);
  for (const width of more) pdf.addPage([width, 800]).text("Bosco", 20, 40);
  return new Blob([pdf.output("arraybuffer")], { type: "application/pdf" });
}

const widthsOf = async (file: Blob) =>
  (await PDFDocument.load(await file.arrayBuffer())).getPages().map((page) => page.getWidth());

test("the pages of others follow ours, in their order and as wide as they are", async () => {
  const files = [pdfOf([401, 402]), pdfOf([501])];
  const { whole, lost } = await appendPages(pdfOf([301]), files, async (file) => file);
  expect(lost).toEqual([]);
  expect(whole.type).toBe("application/pdf");
  expect(await widthsOf(whole)).toEqual([301, 401, 402, 501]);
});

const locked: jsPDFOptions = { encryption: { userPassword: "amarre", userPermissions: [] } };

test.each<[string, () => Promise<Blob>]>([
  ["encrypted", async () => pdfOf([401], locked)],
  ["no PDF at all", async () => new Blob(["%PDF-1.4\nVoici la facture.\n%%EOF\n"])],
  ["empty", async () => new Blob([])],
  ["cut off", async () => pdfOf([401]).slice(0, 300)],
  ["out of reach", () => Promise.reject(new Error("no network"))],
])("one that is %s is told, and the others are there", async (_, broken) => {
  const files: Record<string, () => Promise<Blob>> = { broken, whole: async () => pdfOf([501]) };
  const read = (name: string) => files[name]?.() ?? Promise.reject(new Error(name));
  const { whole, lost } = await appendPages(pdfOf([301]), Object.keys(files), read);
  expect(lost).toEqual(["broken"]);
  expect(await widthsOf(whole)).toEqual([301, 501]);
});

test("what our own file says of itself stays", async () => {
  const pdf = new jsPDF().setLanguage("fr").setProperties({ title: "Dossier de vente", creator: "Bosco" });
  const own = new Blob([pdf.output("arraybuffer")]);
  const { whole } = await appendPages(own, [pdfOf([501])], async (file) => file);
  const read = await PDFDocument.load(await whole.arrayBuffer(), { updateMetadata: false });
  expect([read.getTitle(), read.getCreator(), read.getLanguage()]).toEqual(["Dossier de vente", "Bosco", "fr"]);
});
