import { type AssistantUsage, countedDay, isCounted, type Question, withCounted } from "@bosco/domain/assistant";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { UNSETTLED as KEY } from "./unsettled-key.ts";

/** A question that this device has answered by itself, and that the server does not know yet. */
export type AnsweredHere = Question & { hors_ligne: true };

/** A conversation as it is shown: filed, or waiting for the next contact. */
export type Conversation = Question & { hors_ligne?: true };

const MOST_SHOWN = 20;

/** Kept as reads are, in the user's own database; nobody reads it from a server. */
export const unsettledQuery = queryOptions<AnsweredHere[]>({ queryKey: KEY, enabled: false, meta: { kept: true } });

export const unsettled = (client: QueryClient): AnsweredHere[] => client.getQueryData<AnsweredHere[]>(KEY) ?? [];

export function keepUnsettled(client: QueryClient, row: AnsweredHere): void {
  client.setQueryData(KEY, [...unsettled(client), row]);
}

export const forgetUnsettled = (client: QueryClient, id: string) =>
  client.setQueryData(
    KEY,
    unsettled(client).filter((row) => row.id !== id),
  );

/** The conversations with one more among them, the newest first. */
export const withConversation = <Row extends Conversation>(rows: readonly Row[], row: Row): Row[] =>
  [row, ...rows.filter(({ id }) => id !== row.id)]
    .sort((one, other) => (one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0))
    .slice(0, MOST_SHOWN);

/** The day's count with one more question, should it count. */
export const withAsked = <Usage extends AssistantUsage>(usage: Usage, row: Question): Usage =>
  isCounted(row) ? withCounted(usage, countedDay(new Date(row.created_at))) : usage;
