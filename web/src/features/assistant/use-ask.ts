import type { Question } from "@bosco/domain/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { showToast } from "../../ui/toast.ts";
import { asApiError, failureSpeech } from "./failure-speech.ts";
import { questionsQuery, streamAnswer } from "./queries.ts";

const MOST_SHOWN = 20;

/** A question on its way, with what is written of its answer. */
export interface Asking {
  question: string;
  text: string;
}

/** Asks one question at a time. It can be stopped; leaving the page stops it too. */
export function useAsk() {
  const { pro } = useAccount();
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Gives the filed answer, or nothing when there is none and the person has been told why. */
  async function ask(question: string): Promise<Question | undefined> {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setAsking({ question, text: "" });
    try {
      const filed = await hear(question, controller.signal, (text) => setAsking({ question, text }));
      client.setQueryData<Question[]>(
        questionsQuery.queryKey,
        (rows) => rows && [filed, ...rows.filter(({ id }) => id !== filed.id)].slice(0, MOST_SHOWN),
      );
      return filed;
    } catch (thrown) {
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

  return { ask, asking, stop: () => running.current?.abort() };
}

async function hear(question: string, signal: AbortSignal, onText: (text: string) => void): Promise<Question> {
  let text = "";
  for await (const event of await streamAnswer(question, signal)) {
    if (event.type === "reponse") return event.reponse;
    text += event.texte;
    onText(text);
  }
  throw new Error("the stream ended without an answer");
}
