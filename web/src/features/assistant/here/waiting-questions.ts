import type { AnsweredHere } from "../../../data/conversations.ts";
import type { Waiting } from "../../../data/outbox/waiting.ts";

/** What this device has answered by itself and still has to say, in the order it was asked. */
export const waitingQuestions = (waiting: readonly Waiting[]): AnsweredHere[] =>
  waiting.flatMap(({ call, local }) => (call === "assistant.settle" && local ? [local as AnsweredHere] : []));
