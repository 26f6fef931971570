import type { Question } from "@bosco/domain/assistant";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { ApiError } from "../../data/api-error.ts";
import { type AnsweredHere, type Conversation, withConversation } from "../../data/conversations.ts";
import { useIntention } from "../../data/intention.ts";
import { isOnline as canBeReached, useOnline } from "../../data/online.ts";
import { isUndecided, sendUntilAnswered } from "../../data/unanswered.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { asApiError, failureSpeech, isStillAnswering } from "./failure-speech.ts";
import { answerHere } from "./here/answer-here.ts";
import { keepQuestion } from "./here/keep-question.ts";
import { questionsQuery, streamAnswer } from "./queries.ts";

const DRAWN_MS = 50;

const NOT_KEPT = {
  title: "Réponse non conservée",
  description:
    "Ce navigateur n’a pas pu la garder (stockage plein ou navigation privée)\u00a0: elle disparaîtra avec la page.",
};

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
  const account = useAccount();
  const isOnline = useOnline();
  const client = useQueryClient();
  const intention = useIntention();
  const [asking, setAsking] = useState<Asking>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<string>(undefined);
  const lost = useRef(() => {});
  useEffect(
    () => () => {
      running.current?.abort();
      intention.check?.now();
    },
    [intention],
  );
  useEffect(() => {
    if (!isOnline) lost.current();
  }, [isOnline]);

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
    const listening = new AbortController();
    const signal = AbortSignal.any([controller.signal, listening.signal]);
    let isWritten = false;
    const show = (text: string) => {
      isWritten = true;
      setAsking({ question, text });
    };
    try {
      const row = await eitherAnswer({
        ask: () => {
          const listen = () => hear(question, operationId, signal, show);
          return sendUntilAnswered(() => whileWanted(listen, signal), intention, isOpen);
        },
        answerHere: async () => {
          await drawn();
          return isWritten ? undefined : answerHere(client, { id: operationId, question, account });
        },
        lost: new Promise((resolve) => {
          lost.current = () => resolve(undefined);
        }),
      });
      listening.abort();
      intention.check?.now();
      const withRow = (rows: readonly Conversation[] = []) => withConversation(rows, row);
      if (!isHere(row)) client.setQueryData(questionsQuery.queryKey, (rows) => rows && withRow(rows));
      else
        await keepQuestion(row).catch(() => {
          client.setQueryData(questionsQuery.queryKey, withRow);
          showToast({ ...NOT_KEPT, tone: "error" });
        });
      intention.answered(true);
      return row;
    } catch (thrown) {
      intention.settle();
      if (controller.signal.aborted)
        showToast({
          title: "Question interrompue",
          description: "Si une réponse est déjà prête, elle apparaîtra dans les conversations.",
          tone: "info",
        });
      else showToast({ ...failureSpeech(asApiError(thrown), account), tone: "error" });
      return undefined;
    } finally {
      running.current = undefined;
      lost.current = () => {};
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

interface Answers {
  ask: () => Promise<Question>;
  /** Undefined where this device can't. */
  answerHere: () => Promise<AnsweredHere | undefined>;
  /** Once the server can no longer be reached. */
  lost: Promise<undefined>;
}

/** What the server answers or, where it can't be reached before it has said a word, what this device does. */
async function eitherAnswer({ ask, answerHere: here, lost }: Answers): Promise<Conversation> {
  const atOnce = canBeReached() ? undefined : await here();
  if (atOnce) return atOnce;
  const asked = ask();
  const first = await Promise.race([asked, lost]).catch((thrown) => {
    if (ApiError.from(thrown).code === "HORS_LIGNE") return undefined;
    throw thrown;
  });
  return first ?? (await here()) ?? asked;
}

const isHere = (row: Conversation): row is AnsweredHere => row.hors_ligne === true;

/** Until what was asked for is on the screen: answering here takes the page's own time. */
const drawn = () => new Promise((resolve) => setTimeout(resolve, DRAWN_MS));

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
