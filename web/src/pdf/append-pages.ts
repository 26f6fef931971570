import { PDFDocument } from "@cantoo/pdf-lib";

/**
 * Our PDF with all the pages of others behind its own, in their order. Which of them can't be read (out of reach, encrypted, broken) is told.
 * why read here: one at a time, since a phone has no room for all of them at once.
 */
export async function appendPages<Other>(
  own: Blob,
  others: readonly Other[],
  read: (other: Other) => Promise<Blob>,
): Promise<{ whole: Blob; lost: Other[] }> {
  const whole = await PDFDocument.load(await own.arrayBuffer(), { updateMetadata: false });
  const lost: Other[] = [];
  for (const other of others) {
    const pages = await read(other)
      .then((file) => pagesFor(whole, file))
      .catch(() => []);
    for (const page of pages) whole.addPage(page);
    if (pages.length === 0) lost.push(other);
  }
  return { whole: new Blob([await whole.save()], { type: "application/pdf" }), lost };
}

async function pagesFor(whole: PDFDocument, file: Blob) {
  const other = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
  return whole.copyPages(other, other.getPageIndices());
}
