import { fileSize, type Paper, type PaperFile } from "@bosco/domain/documents";
import { useRef, useState } from "react";
import type { ApiError } from "../../data/api-error.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { followUpload } from "../../data/followed-uploads.ts";
import { useIntention } from "../../data/intention.ts";
import { storedRow } from "../../data/outbox/judge.ts";
import { ownData } from "../../data/own-data.ts";
import { FILE_UNKNOWN } from "../../data/upload-file.ts";
import { useCommand } from "../../data/use-command.ts";
import { putPaperFile, removePaperFile } from "./queries.ts";

/** `waits`: on this device. Else why it is not done, in French; `newer`: the paper, with the file that somebody else has put. */
export type FileDone = { waits: boolean; failure?: undefined } | { failure: string; newer?: Paper | undefined };

const FILE_FAILED = "Le papier est enregistré, mais pas son fichier.";
const TO_DECIDE = `${FILE_FAILED} Il attend votre décision dans «\u00a0À résoudre\u00a0».`;
const REMOVAL_FAILED = "Le papier est enregistré, et son fichier n’est pas retiré.";
const REMOVAL_UNKNOWN = "Pas de réponse\u00a0: le papier est enregistré, et son fichier est peut-être retiré.";
const STOPPED = `${FILE_FAILED} L’envoi a été arrêté.`;

/** why its weight: two photographs of one paper have one name. */
const fileWords = ({ nom, taille }: PaperFile) => `«\u00a0${nom}\u00a0» (${fileSize(taille)})`;

/** Sends or removes the file of a paper that is saved. It is on this device until the server has it, whatever becomes of the page. */
export function useSendFile() {
  const intention = useIntention();
  const [progress, setProgress] = useState<number>();
  const stopping = useRef<() => void>(undefined);
  const put = useCommand(putPaperFile, intention);
  const take = useCommand(removePaperFile, intention);

  /** `vu`: the file that it takes the place of. */
  async function send(id: string, fichier: File, vu: string | undefined): Promise<FileDone> {
    const { operationId } = intention;
    const own = await ownData().catch(() => undefined);
    const ending = new AbortController();
    const leave = followUpload(operationId, { onProgress: setProgress, signal: ending.signal });
    stopping.current = () => {
      ending.abort();
      void own?.outbox.callOff(operationId).catch(() => {});
    };
    try {
      const done = await put.run({ id, fichier, vu });
      if (done.ok) return { waits: done.waits };
      if (done.waits) return { failure: TO_DECIDE };
      return ending.signal.aborted ? { failure: STOPPED } : failed(done.error);
    } finally {
      leave();
      stopping.current = undefined;
      setProgress(undefined);
      // why another operation: another file may be chosen now.
      intention.answered(false);
    }
  }

  async function remove(id: string, vu: string | undefined): Promise<FileDone> {
    const done = await take.run({ id, vu });
    return done.ok ? { waits: done.waits } : notRemoved(done.error);
  }

  return {
    send,
    remove,
    isSending: put.busy,
    progress,
    unanswered: intention.check,
    stop: () => stopping.current?.(),
  };
}

function notRemoved(error: ApiError): FileDone {
  const newer = storedRow(error) as Paper | undefined;
  if (newer?.fichier) {
    const other = `Un autre fichier, ${fileWords(newer.fichier)}, a été joint entre-temps\u00a0: enregistrez à nouveau pour le retirer quand même.`;
    return { newer, failure: `${REMOVAL_FAILED} ${other}` };
  }
  if (error.code === "SANS_REPONSE") return { failure: REMOVAL_UNKNOWN };
  return { failure: `${REMOVAL_FAILED} ${errorSpeech(error, "Impossible de retirer le fichier.").description}` };
}

function failed(error: ApiError): FileDone {
  const newer = storedRow(error) as Paper | undefined;
  if (newer?.fichier) {
    const other = `Un autre fichier, ${fileWords(newer.fichier)}, a été joint entre-temps\u00a0: enregistrez à nouveau pour mettre le vôtre à sa place.`;
    return { newer, failure: `${FILE_FAILED} ${other}` };
  }
  if (error.code === "SANS_REPONSE") return { failure: FILE_UNKNOWN };
  return { failure: `${FILE_FAILED} ${errorSpeech(error, "Impossible d’envoyer le fichier.").description}` };
}
