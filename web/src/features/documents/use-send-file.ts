import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../data/api-error.ts";
import { errorSpeech } from "../../data/error-sentences.ts";
import { goesAtOnce } from "../../data/goes-at-once.ts";
import { useIntention } from "../../data/intention.ts";
import { FILE_UNKNOWN } from "../../data/upload-file.ts";
import { useCommand } from "../../data/use-command.ts";
import { papersQuery } from "../../fleet/papers.ts";
import { keepPaperFile, uploadPaperFile } from "./queries.ts";

/** `waits`: on this device. Else why it is not sent, in French. */
export type FileSent = { waits: boolean; failure?: undefined } | { failure: string };

export const FILE_FAILED = "Le papier est enregistré, mais pas son fichier.";
const STOPPED = `${FILE_FAILED} L’envoi a été arrêté.`;

/** Sends the file of a paper that is saved; what the network loses on the way waits on this device, as the same operation. */
export function useSendFile() {
  const client = useQueryClient();
  const intention = useIntention();
  const [progress, setProgress] = useState<number>();
  const stopping = useRef<AbortController>(undefined);
  const keep = useCommand(keepPaperFile, intention);

  async function send(id: string, fichier: File): Promise<FileSent> {
    const sent = (await goesAtOnce()) ? await sendNow(id, fichier) : "unsent";
    if (sent !== "unsent") return sent;
    const kept = await keep.run({ id, fichier });
    return kept.ok ? { waits: kept.waits } : { failure: failureSentence(kept.error) };
  }

  /** So that its progress is seen. */
  async function sendNow(id: string, fichier: File): Promise<FileSent | "unsent"> {
    const ending = new AbortController();
    stopping.current = ending;
    setProgress(0);
    try {
      const { operationId } = intention;
      await uploadPaperFile(id, fichier, { operationId, onProgress: setProgress, signal: ending.signal });
      void client.invalidateQueries(papersQuery);
      return { waits: false };
    } catch (thrown) {
      if (ending.signal.aborted) return { failure: STOPPED };
      return isLost(ApiError.from(thrown)) ? "unsent" : { failure: failureSentence(thrown) };
    } finally {
      stopping.current = undefined;
      setProgress(undefined);
    }
  }

  return {
    /** why another operation afterwards: another file may be chosen then. */
    send: (id: string, file: File) => send(id, file).finally(() => intention.answered(false)),
    isSending: progress !== undefined || keep.busy,
    progress,
    unanswered: intention.check,
    stop: () => stopping.current?.abort(),
  };
}

const isLost = ({ code }: ApiError) => code === "SANS_REPONSE" || code === "HORS_LIGNE";

function failureSentence(thrown: unknown): string {
  const error = ApiError.from(thrown);
  if (error.code === "SANS_REPONSE") return FILE_UNKNOWN;
  return `${FILE_FAILED} ${errorSpeech(error, "Impossible d’envoyer le fichier.").description}`;
}
