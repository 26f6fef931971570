import { safeFileName } from "@bosco/domain/documents";
import { embedFonts } from "./embed-fonts.ts";
import {
  COLOURS,
  CONTENT_WIDTH,
  cutLines,
  lineHeight,
  linesOf,
  makeRoom,
  PAGE,
  rule,
  type Sheet,
  writeFooters,
  writeHeader,
  writeLines,
} from "./open-page.ts";
import { type CheckBoxItem, heightOfCheckBoxes, writeCheckBoxes } from "./write-check-boxes.ts";
import { type PdfPicture, writePicture } from "./write-picture.ts";
import { type PdfTable, writeTable } from "./write-table.ts";

export type { PdfPicture };

export interface PdfOptions {
  title: string;
  subtitle?: string | undefined;
  /** Becomes the file's name, whatever a person has typed into it. */
  fileStem: string;
}

export interface PdfDocument {
  section(title: string): void;
  paragraph(text: string): void;
  /** Names and values, two pairs a line; an empty value is left out with its name, one longer than `most` lines is cut. */
  facts(pairs: readonly (readonly [name: string, value: string | null | undefined])[], most?: number): void;
  table(table: PdfTable): void;
  /** Boxes to tick with a pen; `end` stands at the right edge, such as a quantity. */
  checkBoxes(items: readonly CheckBoxItem[]): void;
  /** As many of such boxes as leave `below` millimetres on this page; gives how many they are. */
  checkBoxesThatFit(items: readonly CheckBoxItem[], below: number): number;
  /** A section of such boxes, on one page where one page is enough. */
  checkBoxSection(title: string, items: readonly CheckBoxItem[]): void;
  /** A picture on a page of its own, as large as the page takes it. */
  picture(title: string, picture: PdfPicture): void;
  /** Lines to write on with a pen, side by side, each column under its name. */
  blankColumns(names: readonly string[], count: number): void;
  /** Hands the file to the browser, and gives its name. */
  save(): string;
  /** The file itself, to be shared. */
  file(): File;
  /** Its bytes, for tests. */
  bytes(): ArrayBuffer;
}

/**
 * A printed page of ours: `const pdf = await createPdf({ title, fileStem })`, then its parts from top to bottom, then
 * `pdf.save()`. The library and the fonts are loaded when first asked for.
 */
export async function createPdf({ title, subtitle, fileStem }: PdfOptions): Promise<PdfDocument> {
  const { jsPDF } = await import("jspdf");
  const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true, putOnlyUsedFonts: true });
  await embedFonts(pdf);
  pdf.setLanguage("fr").setProperties({ title, creator: "Bosco" });
  const sheet: Sheet = { pdf, y: PAGE.margin };
  writeHeader(sheet, title, subtitle);
  let finished = false;
  const finish = () => {
    if (!finished) writeFooters(sheet, title);
    finished = true;
  };

  return {
    section: (name) => writeSection(sheet, name),

    paragraph(text) {
      for (const line of linesOf(sheet, text, CONTENT_WIDTH, {})) {
        makeRoom(sheet, lineHeight(10));
        sheet.y += writeLines(sheet, [line], PAGE.margin, sheet.y, {});
      }
      sheet.y += 3;
    },

    facts(pairs, most = Number.POSITIVE_INFINITY) {
      const known = pairs.filter(([, value]) => value);
      const width = CONTENT_WIDTH / 2;
      const small = { size: 8.5, colour: COLOURS.quiet };
      for (let first = 0; first < known.length; first += 2) {
        const cells = known.slice(first, first + 2).map(([name, value]) => ({
          name,
          lines: cutLines(sheet, value ?? "", width - 6, { size: 10.5 }, most),
        }));
        const height = lineHeight(8.5) + Math.max(...cells.map(({ lines }) => lines.length)) * lineHeight(10.5) + 2.5;
        makeRoom(sheet, height);
        for (const [index, { name, lines }] of cells.entries()) {
          const x = PAGE.margin + index * width;
          const below = writeLines(sheet, linesOf(sheet, name, width - 6, small), x, sheet.y, small);
          writeLines(sheet, lines, x, sheet.y + below, { size: 10.5 });
        }
        sheet.y += height;
      }
      sheet.y += 2;
    },

    table: (table) => writeTable(sheet, table),

    checkBoxes: (items) => writeCheckBoxes(sheet, items),

    checkBoxesThatFit(items, below) {
      const room = PAGE.height - PAGE.bottom - below - sheet.y;
      let count = items.length;
      while (count > 0 && heightOfCheckBoxes(sheet, items.slice(0, count)) > room) count -= 1;
      if (count > 0) writeCheckBoxes(sheet, items.slice(0, count));
      return count;
    },

    checkBoxSection(title, items) {
      const height = SECTION_HEAD + heightOfCheckBoxes(sheet, items);
      makeRoom(sheet, height <= PAGE.height - PAGE.margin - PAGE.bottom ? height : 0);
      writeSection(sheet, title);
      writeCheckBoxes(sheet, items);
    },

    picture: (name, picture) => writePicture(sheet, name, picture),

    blankColumns(names, count) {
      const width = (CONTENT_WIDTH + COLUMN_GAP) / names.length;
      const look = { size: 8.5, colour: COLOURS.quiet };
      const head = lineHeight(look.size);
      makeRoom(sheet, head + count * BLANK_LINE);
      for (const [column, name] of names.entries()) {
        const x = PAGE.margin + column * width;
        writeLines(sheet, [name], x, sheet.y, look);
        for (let line = 1; line <= count; line++)
          rule(sheet, sheet.y + head + line * BLANK_LINE, COLOURS.line, [x, x + width - COLUMN_GAP]);
      }
      sheet.y += head + count * BLANK_LINE + 3;
    },

    save() {
      finish();
      const name = safeFileName(fileStem, "pdf");
      pdf.save(name);
      return name;
    },

    file() {
      finish();
      const name = safeFileName(fileStem, "pdf");
      return new File([pdf.output("arraybuffer")], name, { type: "application/pdf" });
    },

    bytes() {
      finish();
      return pdf.output("arraybuffer");
    },
  };
}

/** Between two lines to write on, and between two columns of them. */
const [BLANK_LINE, COLUMN_GAP] = [9, 6];

/** What a section's name takes when it fits on a line. */
const SECTION_HEAD = 12;

function writeSection(sheet: Sheet, name: string) {
  makeRoom(sheet, 24);
  sheet.y += 2;
  const look = { size: 13, bold: true, colour: COLOURS.sea };
  sheet.y += writeLines(sheet, linesOf(sheet, name, CONTENT_WIDTH, look), PAGE.margin, sheet.y, look) + 2;
}
