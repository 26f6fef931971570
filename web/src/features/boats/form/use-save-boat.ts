import type { Boat, BoatWithEngines, Engine } from "@bosco/domain/boats";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../data/api-error.ts";
import type { Refusal } from "../../../data/commands.ts";
import { KEPT_HERE } from "../../../data/error-sentences.ts";
import { goesAtOnce } from "../../../data/goes-at-once.ts";
import { useIntention } from "../../../data/intention.ts";
import { isOnline } from "../../../data/online.ts";
import { sendUntilAnswered } from "../../../data/unanswered.ts";
import { isUploadUndecided, PHOTO_UNKNOWN } from "../../../data/upload-file.ts";
import { useCommand } from "../../../data/use-command.ts";
import { useEditConflict } from "../../../data/use-edit-conflict.ts";
import { withReference } from "../../../data/with-reference.ts";
import { boatsQuery } from "../../../fleet/boats.ts";
import { isAnothers } from "../../../fleet/crew.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { addBoat, editBoat, keepBoatPhoto, makeDefaultInForm, removeBoatPhoto, uploadBoatPhoto } from "../queries.ts";
import { changedFields, clashes } from "./boat-values.ts";
import { readyForUpload } from "./ready-for-upload.ts";
import type { PhotoChoice } from "./use-photo-choice.ts";
import { type EnginesSaved, useSaveEngines } from "./use-save-engines.ts";

/** The row with its photo; whether that waits on this device. */
type PhotoSaved = { row: Boat; waits: boolean };

/** Some engines are not: what is saved, by name, and of what is not a sentence each. */
export interface PartlySaved {
  kept: readonly string[];
  unsaved: readonly string[];
  /** Engines that could not be removed. */
  stay: readonly Engine[];
}

type Refused = { refused: Refusal<"boats.update"> };
type PhotoFailed = Refused | "photo refused" | "photo unknown";
/** `kept`: what is saved all the same. */
export type SaveResult = "saved" | PhotoFailed | (Refused & { kept: readonly string[] }) | PartlySaved;

/**
 * Saves a boat and its photo: a new boat first and then its photo, which needs a row to belong to; of an existing boat the
 * photo first, so that nothing has changed when it can't be sent, then the engines that go, for the same reason. The other
 * engines need their boat. Quiet, it says nothing of what went well: the page that goes on does.
 */
export function useSaveBoat(initial: Boat | undefined, others: readonly Engine[], isQuiet = false) {
  const client = useQueryClient();
  const conflict = useEditConflict(initial);
  const intention = useIntention();
  const [progress, setProgress] = useState<number>();
  const create = useCommand(addBoat, intention);
  const update = useCommand(editBoat, intention);
  const makeDefault = useCommand(makeDefaultInForm, intention);
  const removePhoto = useCommand(removeBoatPhoto, intention);
  const keepPhoto = useCommand(keepBoatPhoto);
  const engines = useSaveEngines(others, intention);

  /** The row with its new photo, or what became of it after saying so. */
  async function sendPhoto(boat: Boat, choice: PhotoChoice): Promise<PhotoSaved | PhotoFailed> {
    if (choice.kind === "removed") {
      const outcome = await removePhoto.run({ id: boat.id });
      if (outcome.ok) return { row: outcome.output, waits: outcome.waits };
      return outcome.error.code === "SANS_REPONSE" ? { refused: outcome.error } : "photo refused";
    }
    if (choice.kind === "kept") return { row: latestOf(boat), waits: false };
    setProgress(0);
    try {
      const file = await readyForUpload(choice.file);
      if (!(await goesAtOnce())) {
        const kept = await keepPhoto.run({ id: boat.id, photo: file });
        return kept.ok ? { row: kept.output, waits: kept.waits } : "photo refused";
      }
      // why its own: another photo, chosen after this one was given up, is another operation.
      const operationId = crypto.randomUUID();
      const row = await sendUntilAnswered(
        () => uploadBoatPhoto(boat.id, file, operationId, setProgress),
        intention,
        isUploadUndecided,
      );
      void client.invalidateQueries(boatsQuery);
      return { row, waits: false };
    } catch (thrown) {
      const error = ApiError.from(thrown);
      showToast({ title: "Erreur", ...withReference(error, photoSentence(error)), tone: "error" });
      return error.code === "SANS_REPONSE" ? "photo unknown" : "photo refused";
    } finally {
      intention.settle();
      setProgress(undefined);
    }
  }

  const latestOf = (boat: Boat) => client.getQueryData(boatsQuery.queryKey)?.find(({ id }) => id === boat.id) ?? boat;

  async function save({ moteurs, ...values }: BoatWithEngines, choice: PhotoChoice): Promise<SaveResult> {
    let { base } = conflict;
    let waits = !isOnline();
    let sent: EnginesSaved | undefined;
    const kept: string[] = [];
    if (!base) {
      const created = await create.run({ id: intention.rowId, ...values });
      if (!created.ok) return { refused: created.error };
      base = created.output;
      kept.push(BOAT);
      waits ||= created.waits;
      conflict.rebase(base);
      sent = await engines.send(base.id, moteurs);
    }
    const photo = await sendPhoto(base, choice);
    if (typeof photo === "string" || "refused" in photo) return photo;
    const latest = photo.row;
    if (choice.kind !== "kept") kept.push("photo");
    const removed = await engines.removeMissing(moteurs);
    kept.push(...removed.kept);
    if (removed.unsaved.length > 0) return { ...removed, kept };
    const changed = changedFields(values, base);
    if (Object.keys(changed).length > 0) {
      // why: what somebody else has changed in other fields meanwhile is no conflict; in the same field it is.
      const { version } = clashes(changed, base, latest).length > 0 ? base : latest;
      const updated = await update.run({ id: base.id, version, ...changed });
      if (!updated.ok) return { refused: updated.error, kept };
      kept.push(BOAT);
      waits ||= updated.waits;
      // why: a second try, for an engine that could not be saved, sends the rest.
      conflict.rebase(updated.output);
    }
    if (values.par_defaut && !latest.par_defaut && !isAnothers(latest)) {
      const outcome = await makeDefault.run({ id: base.id });
      if (!outcome.ok) return { refused: outcome.error, kept };
      waits ||= outcome.waits;
    }
    sent ??= await engines.send(base.id, moteurs);
    if (sent.unsaved.length > 0) return { ...sent, kept: [...kept, ...sent.kept] };
    waits ||= photo.waits || removed.waits || sent.waits;
    const done = initial ? edited(values.nom) : added(values.nom);
    if (!isQuiet) showToast({ ...(waits ? KEPT_HERE : done), tone: "success" });
    return "saved";
  }

  const busy =
    engines.busy || create.busy || update.busy || makeDefault.busy || removePhoto.busy || progress !== undefined;
  const isLeft = () => !intention.isOpen;
  return { save, busy, unanswered: intention.check, isLeft, progress, conflict, savedEngines: engines.saved };
}

const BOAT = "bateau";

const added = (name: string) => ({ title: "Bateau Ajouté", description: `"${name}" a été ajouté à votre flotte.` });
const edited = (name: string) => ({
  title: "Bateau Mis à Jour",
  description: `"${name}" a été mis à jour avec succès.`,
});

/** What was wrong with the photo itself says the server; everything else is the specified sentence. */
function photoSentence({ code, message }: ApiError): string {
  if (code === "SANS_REPONSE") return PHOTO_UNKNOWN;
  const sentence = "Impossible de télécharger la photo.";
  return ["TROP_GRAND", "TYPE_NON_ACCEPTE", "PHOTO_ILLISIBLE"].includes(code) ? `${sentence} ${message}` : sentence;
}
