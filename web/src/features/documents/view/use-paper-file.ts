import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../../data/api-error.ts";
import { errorSpeech } from "../../../data/error-sentences.ts";
import type { FiledPaper } from "../../../data/kept-files.ts";
import { onReconnect } from "../../../data/online.ts";
import { fileOf } from "../../../data/paper-file.ts";

export type FileRead =
  | { kind: "reading" }
  | { kind: "there"; file: File; address: string }
  /** Not on this device, and no server in reach to fetch it from. */
  | { kind: "away" }
  | { kind: "failed"; why: string };

/** The file of a paper, from this device or from the server. */
export function usePaperFile(paper: FiledPaper): { read: FileRead; retry: () => void } {
  const { id, fichier } = paper;
  const { empreinte, nom, type } = fichier;
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<FileRead>({ kind: "reading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another file, and when it is asked for again
  useEffect(() => {
    const ending = new AbortController();
    let address: string | undefined;
    setRead({ kind: "reading" });
    fileOf(paper, ending.signal).then(
      (blob) => {
        if (ending.signal.aborted) return;
        // why as it is while it waits: the row says what the server will make of it.
        const file = blob instanceof File ? blob : new File([blob], nom, { type });
        address = URL.createObjectURL(file);
        setRead({ kind: "there", file, address });
      },
      (thrown) => !ending.signal.aborted && setRead(failure(thrown)),
    );
    return () => {
      ending.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, empreinte, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const isMissing = read.kind === "away" || read.kind === "failed";
  // why only then: what is open stays open, at its page, whatever becomes of the network.
  useEffect(() => (isMissing ? onReconnect(retry) : undefined), [isMissing, retry]);
  return { read, retry };
}

function failure(thrown: unknown): FileRead {
  const error = ApiError.from(thrown);
  if (error.code === "HORS_LIGNE" || error.code === "SANS_REPONSE") return { kind: "away" };
  if (error.code === "INTROUVABLE") return { kind: "failed", why: "Ce fichier n’existe plus." };
  return { kind: "failed", why: errorSpeech(error, "Impossible d’ouvrir le fichier.").description };
}
