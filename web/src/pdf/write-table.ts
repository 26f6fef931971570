import {
  COLOURS,
  CONTENT_WIDTH,
  lineHeight,
  linesOf,
  makeRoom,
  PAGE,
  rule,
  type Sheet,
  writeLines,
} from "./open-page.ts";

interface PdfColumn {
  title: string;
  /** Its share of the width, relative to the others. */
  width: number;
  align?: "left" | "right";
}

export interface PdfTable {
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** A last, bold row, such as a total. */
  total?: readonly string[];
}

const PAD = 2;
const HEAD = { size: 8.5, bold: true, colour: COLOURS.quiet };
const CELL = { size: 9.5 };

/** Rows that never break in the middle; the titles come again on each page. */
export function writeTable(sheet: Sheet, { columns, rows, total }: PdfTable) {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x = PAGE.margin;
  const boxes = columns.map((column) => {
    const width = (column.width / whole) * CONTENT_WIDTH;
    const box = { ...column, x, width };
    x += width;
    return box;
  });

  const row = (cells: readonly string[], look: typeof CELL & { bold?: boolean; colour?: string }) => {
    const split = boxes.map((box, index) => linesOf(sheet, cells[index] ?? "", box.width - 2 * PAD, look));
    const height = Math.max(...split.map((lines) => lines.length)) * lineHeight(look.size) + 2 * PAD;
    const draw = () => {
      for (const [index, box] of boxes.entries()) {
        const at = box.align === "right" ? box.x + box.width - PAD : box.x + PAD;
        writeLines(sheet, split[index] ?? [], at, sheet.y + PAD, { ...look, align: box.align ?? "left" });
      }
      sheet.y += height;
      rule(sheet, sheet.y);
    };
    return { height, draw };
  };

  const head = () =>
    row(
      columns.map(({ title }) => title),
      HEAD,
    );
  makeRoom(sheet, head().height * 3);
  head().draw();
  const all = [...rows.map((cells) => row(cells, CELL)), ...(total ? [row(total, { ...CELL, bold: true })] : [])];
  for (const { height, draw } of all) {
    if (makeRoom(sheet, height)) head().draw();
    draw();
  }
  sheet.y += 5;
}
