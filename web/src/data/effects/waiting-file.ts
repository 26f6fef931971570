import { isPaperFileType, type PaperFile, sentFileName } from "@bosco/domain/documents";
import { onNewSession } from "../current-session.ts";
import { waitingPrint } from "../waiting-print.ts";

/** Files that wait on this device, by the print that stands for them until the server has given them one. */
const files = new Map<string, File>();
/** What the server has made of those that it has answered, by the same print: of these nothing is held here. */
const answers = new Map<string, PaperFile>();

/** why: what is held of a user's papers is nobody else's. */
onNewSession(() => {
  files.clear();
  answers.clear();
});

/**
 * A paper's file as it is shown: as long as it waits, under a print of its own (no two operations are the same) and as what the
 * server will make of it; once that has `answered`, as it says.
 */
export function shownFile(operationId: string, file: File, answered?: PaperFile | null): PaperFile {
  const print = waitingPrint(operationId);
  if (answered) {
    answers.set(print, answered);
    files.delete(print);
  }
  const known = answers.get(print);
  if (known) return known;
  files.set(print, file);
  // why JPEG: what no browser shows, the server draws anew so.
  const type = isPaperFileType(file.type) ? file.type : "image/jpeg";
  return { nom: sentFileName(file.name, type), type, taille: file.size, empreinte: print };
}

/** The print that a file has by now, which may have waited when it was seen. */
export const settledPrint = (print: string): string => answers.get(print)?.empreinte ?? print;

/** Nothing of it is shown any more: it was stopped, or refused. */
export const forgetFile = (operationId: string): void => void files.delete(waitingPrint(operationId));

/** The file with that print, if it waits here. */
export const waitingFile = (print: string): File | undefined => files.get(print);
