import { CONTENT_WIDTH, linesOf, PAGE, type Sheet, writeLines } from "./open-page.ts";

export interface PdfPicture {
  /** `data:image/jpeg;base64,…` */
  jpeg: string;
  width: number;
  height: number;
}

/** A page of its own: what it is, and the picture as large as fits below. */
export function writePicture(sheet: Sheet, title: string, { jpeg, width, height }: PdfPicture) {
  sheet.pdf.addPage();
  sheet.y = PAGE.margin;
  const look = { size: 11, bold: true };
  sheet.y += writeLines(sheet, linesOf(sheet, title, CONTENT_WIDTH, look), PAGE.margin, sheet.y, look) + 3;
  const room = PAGE.height - PAGE.bottom - sheet.y - 2;
  const scale = Math.min(CONTENT_WIDTH / width, room / height);
  const [wide, high] = [width * scale, height * scale];
  sheet.pdf.addImage(jpeg, "JPEG", PAGE.margin + (CONTENT_WIDTH - wide) / 2, sheet.y, wide, high);
  // why the whole page: what comes next begins one of its own.
  sheet.y = PAGE.height;
}
