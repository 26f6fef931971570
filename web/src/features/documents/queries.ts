import { defineCommand, succeeded } from "../../data/commands.ts";

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

/** Kept on the device before it is sent, and until the server has answered. */
export const putPaperFile = defineCommand({
  call: "documents.putFile",
  tables: ["documents"],
  failure: "Impossible d’envoyer le fichier.",
  isToldByForm: true,
});

export const removePaperFile = defineCommand({
  call: "documents.removeFile",
  tables: ["documents"],
  failure: "Impossible de retirer le fichier.",
  isToldByForm: true,
});
