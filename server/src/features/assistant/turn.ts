import type { Account } from "@bosco/contract";
import { dailyLimitSentence } from "@bosco/domain/assistant";
import type { Db } from "../../database/database.ts";
import type { GiveBack, Turns } from "../../database/turns.ts";
import { fail } from "../../refusals.ts";
import { takeQuestion } from "./queries.ts";

/** One question at a time, on whatever server: runs `work`, or turns the asker away whose last one has no answer yet. */
export async function inTurn<T>(turns: Turns, asker: string, work: (leave: GiveBack) => Promise<T>): Promise<T> {
  const leave = await turns.take(`question ${asker}`);
  if (!leave) throw fail("TROP_DE_DEMANDES", { message: "Une question est déjà en cours. Attendez sa réponse." });
  return work(leave).catch(async (error) => {
    await leave();
    throw error;
  });
}

/** Counts the question on this day, or says that the day has no more. */
export async function countQuestion(db: Db, account: Pick<Account, "id" | "pro">, day: string): Promise<void> {
  if (await takeQuestion(db, account, day)) return;
  throw fail("TROP_DE_DEMANDES", { message: dailyLimitSentence(account) });
}
