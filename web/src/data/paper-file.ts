import { PAPER_FILE_TYPES } from "@bosco/domain/documents";
import { waitingFile } from "./effects/waiting-file.ts";
import { type FiledPaper, keptFile } from "./kept-files.ts";
import { readFile } from "./read-file.ts";

/** The file of a paper: as it waits or is kept on this device, or from the server. */
export async function fileOf(paper: FiledPaper, signal = new AbortController().signal): Promise<Blob> {
  const kept = await keptFile(paper).catch(() => undefined);
  return waitingFile(paper.fichier.empreinte) ?? kept ?? readFile(paper, PAPER_FILE_TYPES, signal);
}
