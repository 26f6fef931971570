import type { LiveTable } from "@bosco/contract";
import { EMPTY_PAPER, newPaper, type Paper, paperChanges, seenFileOf } from "@bosco/domain/documents";
import type { Lists } from "../commands.ts";
import type { Effects } from "./effect.ts";
import { called } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  fieldsOf,
  findRow,
  newStamps,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";
import { forgetFile, settledPrint, shownFile } from "./waiting-file.ts";

type SeenPaper = Seen<Paper>;

/** « Papier « Assurance 2026 » » */
const named = (lists: Lists, id: string) => called("Papier", findRow<Paper>(lists, "documents", id)?.titre);

const has = (rows: Lists["rows"], table: LiveTable, id: unknown) =>
  rows<{ id: string }>(table).some((row) => row.id === id);

/** why of a file too: the paper may be gone elsewhere, and on this device alone the file still is. */
const restore = {
  call: "documents.create",
  input: (row: Record<string, unknown>, rows: Lists["rows"]) => {
    const hasWork = has(rows, "maintenances", row.maintenance_id);
    return { ...fieldsOf(newPaper)(row), ...(!hasWork && { maintenance_id: null }) };
  },
} as const;

/** Which file it takes the place of: what a form was opened with, else the one that is shown. */
function sayingFile<Input extends { id: string; vu?: string | undefined }>(input: Input, lists: Lists): Input {
  const row = findRow<SeenPaper>(lists, "documents", input.id);
  const vu = input.vu ?? (row && seenFileOf(row));
  return vu === undefined ? input : { ...input, vu: settledPrint(vu) };
}

export const documentEffects = {
  "documents.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newPaper, input);
      const sentBefore = findRow<SeenPaper>(lists, "documents", id);
      if (sentBefore) return sentBefore;
      const row = { ...EMPTY_PAPER, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      return addRow<SeenPaper>(lists, "documents", row);
    },
    words: ({ titre }) => `${called("Papier", titre)} ajouté`,
    untied: (input, rows) =>
      input.maintenance_id && has(rows, "bateaux", input.bateau_id) ? { ...input, maintenance_id: null } : undefined,
  },

  "documents.update": {
    row: "documents",
    apply: (lists, input, made) =>
      editRow<SeenPaper>(lists, "documents", input.id, asChanges(paperChanges, input), made),
    words: ({ id }, lists) => `${named(lists, id)} modifié`,
    restore,
    untied: (input, rows) => {
      const { id, maintenance_id } = input;
      if (!maintenance_id || !has(rows, "documents", id) || has(rows, "maintenances", maintenance_id)) return undefined;
      return { ...input, maintenance_id: null };
    },
  },

  "documents.remove": {
    row: "documents",
    removes: true,
    apply: (lists, { id }) => {
      removeRows<Paper>(lists, "documents", withId(id));
      return { id };
    },
    words: ({ id }, lists) => `${named(lists, id)} supprimé`,
  },

  "documents.putFile": {
    row: "documents",
    apply: (lists, { id, fichier: file }, made) => {
      const answer = made.local as Paper | undefined;
      const fichier = shownFile(made.operationId, file, answer?.fichier);
      return editRow<SeenPaper>(lists, "documents", id, { fichier }, made);
    },
    words: ({ id }, lists) => `${named(lists, id)}\u00a0: fichier joint`,
    pin: sayingFile,
    restore,
    forget: forgetFile,
  },

  "documents.removeFile": {
    row: "documents",
    apply: (lists, { id }, made) => editRow<SeenPaper>(lists, "documents", id, { fichier: null }, made),
    words: ({ id }, lists) => `${named(lists, id)}\u00a0: fichier retiré`,
    pin: sayingFile,
  },
} satisfies Effects;
