import { COLOURS, CONTENT_WIDTH, lineHeight, linesOf, makeRoom, PAGE, type Sheet, writeLines } from "./open-page.ts";

export interface CheckBoxItem {
  text: string;
  end?: string;
}

const BELOW_ALL = 3;
const right = { align: "right", colour: COLOURS.quiet } as const;

function measure(sheet: Sheet, { text, end = "" }: CheckBoxItem) {
  const endLines = end ? linesOf(sheet, end, 50, right) : [];
  const lines = linesOf(sheet, text, CONTENT_WIDTH - 9 - (end ? 52 : 0), {});
  return { lines, endLines, height: Math.max(lines.length, endLines.length) * lineHeight(10) + 2.4 };
}

/** What these boxes take of a page, in millimetres. */
export function heightOfCheckBoxes(sheet: Sheet, items: readonly CheckBoxItem[]): number {
  return items.reduce((sum, item) => sum + measure(sheet, item).height, BELOW_ALL);
}

/** Boxes to tick with a pen, none broken in the middle; `end` stands at the right edge. */
export function writeCheckBoxes(sheet: Sheet, items: readonly CheckBoxItem[]): void {
  for (const item of items) {
    const { lines, endLines, height } = measure(sheet, item);
    makeRoom(sheet, height);
    sheet.pdf
      .setDrawColor(COLOURS.quiet)
      .setLineWidth(0.35)
      .rect(PAGE.margin, sheet.y + 0.4, 4, 4);
    writeLines(sheet, lines, PAGE.margin + 8, sheet.y, {});
    writeLines(sheet, endLines, PAGE.width - PAGE.margin, sheet.y, right);
    sheet.y += height;
  }
  sheet.y += BELOW_ALL;
}
