import type { Account } from "@bosco/contract";
import { dailyLimitSentence } from "@bosco/domain/assistant";
import type { Db } from "../../database/database.ts";
import { fail } from "../../refusals.ts";
import { takeQuestion } from "./queries.ts";

/** Whoever has a question in flight on this server. */
const inFlight = new Set<string>();

/** One question at a time: runs `work`, or turns the asker away whose last one has no answer yet. */
export async function inTurn<T>(asker: string, work: (leave: () => void) => Promise<T>): Promise<T> {
  if (inFlight.has(asker))
    throw fail("TROP_DE_DEMANDES", { message: "Une question est déjà en cours. Attendez sa réponse." });
  inFlight.add(asker);
  const leave = () => void inFlight.delete(asker);
  return work(leave).catch((error) => {
    leave();
    throw error;
  });
}

/** Counts the question on this day, or says that the day has no more. */
export async function countQuestion(db: Db, account: Pick<Account, "id" | "pro">, day: string): Promise<void> {
  if (await takeQuestion(db, account, day)) return;
  throw fail("TROP_DE_DEMANDES", { message: dailyLimitSentence(account) });
}
