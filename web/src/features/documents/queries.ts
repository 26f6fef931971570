import { defineCommand, succeeded } from "../../data/commands.ts";
import { sendUpload } from "../../data/uploads.ts";

/** Success is told by the form, once the file has arrived too. */
export const addPaper = defineCommand({
  call: "documents.create",
  tables: ["documents"],
  failure: "Impossible d’ajouter le papier.",
});

export const editPaper = defineCommand({
  call: "documents.update",
  tables: ["documents"],
  failure: "Impossible de modifier le papier.",
});

export const removePaper = defineCommand({
  call: "documents.remove",
  tables: ["documents"],
  failure: "Impossible de supprimer le papier.",
  success: succeeded("Papier supprimé."),
});

/** Without a network, lost on the way, or behind what waits already: the file waits on the device. */
export const keepPaperFile = defineCommand({
  call: "documents.putFile",
  tables: ["documents"],
  failure: "Impossible d’envoyer le fichier.",
});

export const removePaperFile = defineCommand({
  call: "documents.removeFile",
  tables: ["documents"],
  failure: "Impossible de retirer le fichier.",
});

type Sending = { operationId: string; onProgress: (share: number) => void; signal: AbortSignal };
export const uploadPaperFile = (id: string, fichier: File, { operationId, onProgress, signal }: Sending) =>
  sendUpload("documents.putFile", { id, fichier }, operationId, onProgress, undefined, signal);
