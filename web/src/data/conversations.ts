import { type AssistantUsage, countedDay, isCounted, type Question, withCounted } from "@bosco/domain/assistant";

/** A question that this device has answered by itself, and that the server does not know yet. */
export type AnsweredHere = Question & { hors_ligne: true };

/** A conversation as it is shown: filed, or waiting for the next contact. */
export type Conversation = Question & { hors_ligne?: true };

const MOST_SHOWN = 20;

/** The conversations with one more among them, the newest first. */
export const withConversation = <Row extends Conversation>(rows: readonly Row[], row: Row): Row[] =>
  [row, ...rows.filter(({ id }) => id !== row.id)]
    .sort((one, other) => (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0))
    .slice(0, MOST_SHOWN);

/** The day's count with one more question, should it count. */
export const withAsked = <Usage extends AssistantUsage>(usage: Usage, row: Question): Usage =>
  isCounted(row) ? withCounted(usage, countedDay(new Date(row.created_at))) : usage;
