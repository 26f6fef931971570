import type { Question } from "@bosco/domain/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../data/account.ts";
import type { ApiError } from "../../data/api-error.ts";
import { useIntention } from "../../data/intention.ts";
import { isUndecided, sendUntilAnswered } from "../../data/unanswered.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { asApiError, failureSpeech, isStillAnswering } from "./failure-speech.ts";
import { questionsQuery, streamAnswer } from "./queries.ts";

const MOST_SHOWN = 20;

/** A question on its way, with what is written of its answer. */
export interface Asking {
  question: string;
  text: string;
}

/**
 * Asks one question at a time. It can be stopped; leaving the page stops it too. Asked again before the server has said
 * what became of it, the same question is the same operation: it is filed and counted once.
 */
export function useAsk() {
  const { pro } = useAccount();
  const client = useQueryClient();
  const intention = useIntention();
  const [asking, setAsking] = useState<Asking>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<string>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      intention.check?.now();
    },
    [intention],
  );

  /** Gives the filed answer, or nothing when there is none and the person has been told why. */
  async function ask(question: string): Promise<Question | undefined> {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    // why: under the operation of another question, the server would refuse this one.
    if (last.current !== question) intention.answered(false);
    last.current = question;
    const { operationId } = intention;
    setAsking({ question, text: "" });
    const listen = () => hear(question, operationId, controller.signal, (text) => setAsking({ question, text }));
    try {
      const filed = await sendUntilAnswered(() => whileWanted(listen, controller.signal), intention, isOpen);
      intention.answered(true);
      client.setQueryData<Question[]>(
        questionsQuery.queryKey,
        (rows) => rows && [filed, ...rows.filter(({ id }) => id !== filed.id)].slice(0, MOST_SHOWN),
      );
      return filed;
    } catch (thrown) {
      intention.settle();
      if (controller.signal.aborted)
        showToast({
          title: "Question interrompue",
          description: "Si une réponse est déjà prête, elle apparaîtra dans les conversations.",
          tone: "info",
        });
      else showToast({ ...failureSpeech(asApiError(thrown), { pro }), tone: "error" });
      return undefined;
    } finally {
      running.current = undefined;
      setAsking(undefined);
      // why: also after a failure. The connection may have broken on the way back, with the answer filed and counted.
      for (const table of ["questions_assistant", "assistant_usage"])
        void client.invalidateQueries({ queryKey: [table] });
    }
  }

  const stop = () => {
    running.current?.abort();
    intention.check?.now();
  };
  return { ask, asking, stop, check: intention.check };
}

/** Open: no answer came, or the server is still writing the one to a try that was lost. What it says itself is told. */
const isOpen = (error: ApiError, isFirstTry: boolean) =>
  error.code !== "INDISPONIBLE" &&
  (isFirstTry || error.code !== "TROP_DE_DEMANDES" ? isUndecided(error, isFirstTry) : isStillAnswering(error));

/** Once stopped, nothing is asked any more. */
async function whileWanted<T>(listen: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  try {
    return await listen();
  } catch (thrown) {
    signal.throwIfAborted();
    throw asApiError(thrown);
  }
}

async function hear(
  question: string,
  operationId: string,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Question> {
  let text = "";
  for await (const event of await streamAnswer(question, { operationId, signal })) {
    if (event.type === "reponse") return event.reponse;
    text += event.texte;
    onText(text);
  }
  throw new TypeError("the stream ended without an answer");
}
