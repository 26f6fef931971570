import {
  changedPaperFields,
  type FilledPaper,
  type Paper,
  type PaperChanges,
  seenFileOf,
} from "@bosco/domain/documents";
import { useRef, useState } from "react";
import { KEPT_HERE } from "../../data/error-sentences.ts";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { useEditConflict } from "../../data/use-edit-conflict.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { contestedLines } from "./contested-lines.ts";
import { chosenFile } from "./file/chosen-file.ts";
import type { FileChoice } from "./file/use-file-choice.ts";
import { addPaper, editPaper } from "./queries.ts";
import { type FileDone, useSendFile } from "./use-send-file.ts";

type Field = keyof FilledPaper & keyof PaperChanges;

/** `fileFailed`: the file is not saved, with why. */
export type SaveResult = "saved" | "refused" | { contested: readonly string[] } | { fileFailed: string };

/** Saves a paper and then its file, which needs a paper to belong to. Tried again, only what is missing is sent. */
export function useSavePaper(opened: Paper | undefined, boatId: string) {
  const conflict = useEditConflict(opened);
  const intention = useIntention();
  const [contested, setContested] = useState(false);
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const create = useCommand(addPaper, intention);
  const update = useCommand(editPaper, intention);
  const sending = useSendFile();
  // why apart: a save gives back the row as it is by then, with a file that nobody has seen here.
  const seen = useRef(opened);
  const isLeft = () => !intention.isOpen;

  /** `typed`: the fields that were touched; what others have changed in the rest stays theirs. */
  async function save(filled: FilledPaper, typed: readonly string[], choice: FileChoice): Promise<SaveResult> {
    // why from the press to the end: a second one would put the pages together and send them again.
    if (isRunning.current) return "refused";
    isRunning.current = true;
    setBusy(true);
    try {
      return await saveAll(filled, typed, choice);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  async function saveAll(filled: FilledPaper, typed: readonly string[], choice: FileChoice): Promise<SaveResult> {
    // why first: nothing is saved yet of what can't be sent.
    const chosen = await chosenFile(choice, filled.titre);
    if (isLeft()) return "refused";
    if (chosen.why !== undefined) return { fileFailed: chosen.why };
    const saved = await saveFields(filled, typed, conflict.base, contested);
    if (saved === "refused" || "contested" in saved) return saved;
    conflict.rebase(saved.row);
    setContested(false);
    const file = await saveFile(saved.row, choice.kind === "removed", chosen.file);
    if (file.failure !== undefined) {
      if (file.newer) {
        conflict.rebase(file.newer);
        seen.current = file.newer;
      }
      // why: the form that would say it is gone.
      if (isLeft()) showToast({ title: "Erreur", description: file.failure, tone: "error" });
      return { fileFailed: file.failure };
    }
    showToast({ ...(saved.waits || file.waits ? KEPT_HERE : done(filled.titre)), tone: "success" });
    return "saved";
  }

  const done = (title: string) => ({
    title: "Succès",
    description: `«\u00a0${title}\u00a0» a été ${opened ? "modifié" : "ajouté"}.`,
  });

  /** When others have changed other fields meanwhile, both changes stand; the same one is asked about. */
  async function saveFields(
    filled: FilledPaper,
    typed: readonly string[],
    base: Paper | undefined,
    mayOverwrite: boolean,
  ): Promise<{ row: Paper; waits: boolean } | "refused" | { contested: readonly string[] }> {
    if (!base) {
      const outcome = await create.run({ id: intention.rowId, bateau_id: boatId, ...filled });
      return outcome.ok ? { row: outcome.output, waits: outcome.waits } : "refused";
    }
    const differing = Object.entries(changedPaperFields(base, filled));
    const changed = Object.fromEntries(differing.filter(([name]) => typed.includes(name)));
    if (Object.keys(changed).length === 0) return { row: base, waits: false };
    const outcome = await update.run({ id: base.id, version: base.version, ...changed });
    if (outcome.ok) return { row: outcome.output, waits: outcome.waits };
    const newer = conflict.meet(outcome.error);
    if (!newer) return "refused";
    const names = Object.keys(changed) as Field[];
    const both = names.filter((name) => newer[name] !== base[name] && newer[name] !== filled[name]);
    conflict.rebase(newer);
    if (both.length === 0 || mayOverwrite) return saveFields(filled, typed, newer, false);
    setContested(true);
    return { contested: contestedLines(both, newer) };
  }

  async function saveFile(row: Paper, isRemoved: boolean, file: File | undefined): Promise<FileDone> {
    const vu = seen.current && seenFileOf(seen.current);
    if (file) return sending.send(row.id, file, vu);
    if (!isRemoved || !row.fichier) return { waits: false };
    return sending.remove(row.id, vu);
  }

  return {
    save,
    busy,
    /** All that is typed is saved, and the file goes on its way whether the form is open or not. */
    isSending: sending.isSending,
    unanswered: intention.check ?? sending.unanswered,
    isLeft,
    progress: sending.progress,
    stop: sending.stop,
    row: conflict.base,
  };
}
