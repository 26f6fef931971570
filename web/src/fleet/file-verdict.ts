import { fileSize, isPaperFileType, PAPER_FILE_TYPES, PAPER_MOST_BYTES } from "@bosco/domain/documents";

/** What can be sent. Photographs that browsers can't show are drawn anew, here or by the server. */
export const ACCEPTED = [...PAPER_FILE_TYPES, "image/heic", "image/heif"].join(",");

export const ACCEPTED_WORDS = "PDF ou photo (JPEG, PNG, WebP, HEIC), 20\u00a0Mo au plus";
const WRONG_TYPE = `Ce type de fichier n’est pas accepté\u00a0: choisissez un ${ACCEPTED_WORDS}.`;

const isHeic = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** Whether every browser can show it as it is. */
export const isShowable = ({ type }: Pick<File, "type">) => isPaperFileType(type);

/** Why a file can't be a paper's, in French; nothing when it can. */
export function whyNot(file: File): string | undefined {
  if (!isShowable(file) && !isHeic(file)) return WRONG_TYPE;
  if (file.size === 0) return "Ce fichier est vide.";
  if (file.size > PAPER_MOST_BYTES)
    return `Ce fichier pèse ${fileSize(file.size)}\u00a0: ${fileSize(PAPER_MOST_BYTES)} au plus.`;
  return undefined;
}
