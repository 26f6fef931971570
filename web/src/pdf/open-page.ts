import { dayIn } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import type { jsPDF } from "jspdf";
import { printable } from "./printable.ts";

/** A4, in millimetres. */
export const PAGE = { width: 210, height: 297, margin: 18, bottom: 22 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
export const COLOURS = {
  ink: "#10263a",
  quiet: "#43566a",
  line: "#c9c1b0",
  soft: "#ece7dc",
  sea: "#0b4f6c",
  flag: "#c8102e",
};

const POINT_MM = 0.3528;
const LINE_HEIGHT = 1.35;

export interface TextLook {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: "left" | "right";
}

/** Where the next thing goes on the paper. Everything that draws takes it, and moves it down. */
export interface Sheet {
  pdf: jsPDF;
  y: number;
}

export const lineHeight = (size: number) => size * POINT_MM * LINE_HEIGHT;

function setLook({ pdf }: Sheet, { size = 10, bold = false, colour = COLOURS.ink }: TextLook) {
  pdf
    .setFont("Bosco", bold ? "bold" : "normal")
    .setFontSize(size)
    .setTextColor(colour);
}

/** The text in lines no wider than `width` millimetres. */
export function linesOf(sheet: Sheet, text: string, width: number, look: TextLook): string[] {
  setLook(sheet, look);
  return sheet.pdf.splitTextToSize(printable(sheet.pdf, text), width);
}

/** The same in no more than `most` lines: what is longer is cut, and says so. */
export function cutLines(sheet: Sheet, text: string, width: number, look: TextLook, most: number): string[] {
  const lines = linesOf(sheet, text, width, look);
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last !== "" && sheet.pdf.getTextWidth(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}

/** Writes lines with the top of the first at `y`; gives the height they take. */
export function writeLines(sheet: Sheet, lines: readonly string[], x: number, y: number, look: TextLook): number {
  setLook(sheet, look);
  const step = lineHeight(look.size ?? 10);
  for (const [index, line] of lines.entries())
    sheet.pdf.text(line, x, y + step * (index + 0.75), { align: look.align ?? "left" });
  return lines.length * step;
}

/** Starts a new page unless `height` millimetres are left on this one. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= PAGE.height - PAGE.bottom) return false;
  sheet.pdf.addPage();
  sheet.y = PAGE.margin;
  return true;
}

export function rule(
  sheet: Sheet,
  y: number,
  colour = COLOURS.line,
  [from, to] = [PAGE.margin, PAGE.width - PAGE.margin] as const,
) {
  sheet.pdf.setDrawColor(colour).setLineWidth(0.25).line(from, y, to, y);
}

/** The flag, the title and what it is about, at the top of the first page. */
export function writeHeader(sheet: Sheet, title: string, subtitle: string | undefined) {
  const { pdf } = sheet;
  pdf.setFillColor(COLOURS.flag);
  pdf.lines(
    [
      [13, 0],
      [-3.5, 4.5],
      [3.5, 4.5],
      [-13, 0],
    ],
    PAGE.margin,
    PAGE.margin,
    [1, 1],
    "F",
    true,
  );
  const x = PAGE.margin + 18;
  const width = CONTENT_WIDTH - 18;
  const look = { size: 20, bold: true };
  let y = PAGE.margin - 1.5 + writeLines(sheet, linesOf(sheet, title, width, look), x, PAGE.margin - 1.5, look);
  const quiet = { size: 11, colour: COLOURS.quiet };
  if (subtitle) y += writeLines(sheet, linesOf(sheet, subtitle, width, quiet), x, y, quiet);
  sheet.y = Math.max(y, PAGE.margin + 9) + 5;
  rule(sheet, sheet.y);
  sheet.y += 6;
}

/** What it is, the day it was printed and the page, at the foot of every page. */
export function writeFooters(sheet: Sheet, title: string) {
  const { pdf } = sheet;
  const pages = pdf.getNumberOfPages();
  const look = { size: 8.5, colour: COLOURS.quiet };
  const left = `Bosco · ${title} · édité le ${frenchDay(dayIn(new Date()))}`;
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    const y = PAGE.height - PAGE.bottom + 6;
    rule(sheet, y);
    writeLines(sheet, linesOf(sheet, left, CONTENT_WIDTH - 30, look).slice(0, 1), PAGE.margin, y + 2, look);
    writeLines(sheet, [`Page ${page} sur ${pages}`], PAGE.width - PAGE.margin, y + 2, { ...look, align: "right" });
  }
}
