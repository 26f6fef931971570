import { PAPER_MOST_BYTES, PAPER_TOO_LARGE, safeFileName } from "@bosco/domain/documents";
import type { PagePicture } from "./page-picture.ts";
import type { FileChoice } from "./use-file-choice.ts";

/** The file that is to be sent, if there is one, or why there can be none, in French. */
export type ChosenFile = { file: File | undefined; why?: undefined } | { why: string };

const NOT_JOINED = "Les photos n’ont pas pu être réunies en un PDF. Réessayez, ou retirez une page.";

/** Pages become one PDF. */
export async function chosenFile(choice: FileChoice, title: string): Promise<ChosenFile> {
  if (choice.kind === "new") return { file: choice.file };
  if (choice.kind !== "pages") return { file: undefined };
  const pdf = await joined(choice.pages, title).catch(() => undefined);
  if (!pdf) return { why: NOT_JOINED };
  return pdf.size > PAPER_MOST_BYTES ? { why: PAPER_TOO_LARGE } : { file: pdf };
}

async function joined(pages: readonly PagePicture[], title: string): Promise<File> {
  const { picturePages } = await import("../../../pdf/picture-pages.ts");
  return new File([await picturePages(pages, title)], safeFileName(title, "pdf"), { type: "application/pdf" });
}
