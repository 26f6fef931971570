import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Everything that is written on a PDF's pages. */
export async function pdfText(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return pages.join("\n");
}

/** How many pages a PDF has. */
export async function pdfPages(file: Buffer): Promise<number> {
  return (await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise).numPages;
}
