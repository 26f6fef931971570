import { safeFileName } from "@bosco/domain/documents";
import { embedFonts } from "./embed-fonts.ts";
import { COLOURS, CONTENT_WIDTH, linesOf, PAGE, type Sheet, writeLines } from "./open-page.ts";

export interface Label {
  title: string;
  note: string;
  /** The dark and light modules of a QR code. */
  code: readonly (readonly boolean[])[];
}

const COLUMNS = 2;
const ROWS = 6;
const WIDTH = CONTENT_WIDTH / COLUMNS;
const HEIGHT = (PAGE.height - 2 * PAGE.margin) / ROWS;
const CODE = 30;
const PAD = 6;

/** A sheet of labels to cut out: a QR code each, with the name beside it. */
export async function saveLabels(sheetOf: {
  boat: string;
  fileStem: string;
  labels: readonly Label[];
}): Promise<string> {
  const { jsPDF } = await import("jspdf");
  const pdf = new jsPDF({ unit: "mm", format: "a4", compress: true, putOnlyUsedFonts: true });
  await embedFonts(pdf);
  pdf.setLanguage("fr").setProperties({ title: `Étiquettes – ${sheetOf.boat}`, creator: "Bosco" });
  const sheet: Sheet = { pdf, y: PAGE.margin };
  for (const [index, label] of sheetOf.labels.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (index > 0 && place === 0) pdf.addPage();
    const x = PAGE.margin + (place % COLUMNS) * WIDTH;
    const y = PAGE.margin + Math.floor(place / COLUMNS) * HEIGHT;
    drawLabel(sheet, { ...label, boat: sheetOf.boat }, x, y);
  }
  const name = safeFileName(sheetOf.fileStem, "pdf");
  pdf.save(name);
  return name;
}

function drawLabel(sheet: Sheet, { title, note, code, boat }: Label & { boat: string }, x: number, y: number) {
  const { pdf } = sheet;
  pdf.setDrawColor(COLOURS.line).setLineWidth(0.2).setLineDashPattern([1.5, 1.5], 0).rect(x, y, WIDTH, HEIGHT);
  pdf.setLineDashPattern([], 0).setFillColor("#000000");
  const module = CODE / code.length;
  const top = y + (HEIGHT - CODE) / 2;
  // why a little larger: readers show hairlines between squares that only touch.
  for (const [row, modules] of code.entries())
    for (const [column, dark] of modules.entries())
      if (dark) pdf.rect(x + PAD + column * module, top + row * module, module + 0.02, module + 0.02, "F");
  const left = x + PAD + CODE + 5;
  const width = WIDTH - CODE - PAD - 9;
  const bold = { size: 13, bold: true };
  const quiet = { size: 9, colour: COLOURS.quiet };
  const lines = linesOf(sheet, title, width, bold).slice(0, 3);
  const below = writeLines(sheet, lines, left, top + 2, bold);
  writeLines(
    sheet,
    [...linesOf(sheet, note, width, quiet).slice(0, 1), ...linesOf(sheet, boat, width, quiet).slice(0, 1)],
    left,
    top + 3 + below,
    quiet,
  );
}
