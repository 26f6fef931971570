import { type Answer, question, questionsPerDay, SAME_TALK_MINUTES } from "@bosco/domain/assistant";
import { sql } from "kysely";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";

const SHOWN = 20;
const columns = columnsOf(question);

/** The newest questions of the caller's. */
export function listQuestions(db: Db) {
  return db
    .selectFrom("questions_assistant")
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(SHOWN)
    .execute();
}

/** What the caller asked last, before now or another moment, if that was shortly before. */
export async function questionBefore(db: Db, at?: Date): Promise<string | undefined> {
  const moment = at ? sql`${at}::timestamptz` : sql`now()`;
  const row = await db
    .selectFrom("questions_assistant")
    .select("question")
    .where("created_at", ">", sql<string>`${moment} - make_interval(mins => ${SAME_TALK_MINUTES})`)
    .$if(at !== undefined, (query) => query.where("created_at", "<=", sql<string>`${moment}`))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.question;
}

export function findQuestion(db: Db, id: string) {
  return db.selectFrom("questions_assistant").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Files an answer; under the id its question was sent with and when it was asked, if they are known. */
export function fileQuestion(
  db: Db,
  user_id: string,
  { id, question, created_at }: { id: string | undefined; question: string; created_at?: string },
  { annexes, ...answer }: Answer,
) {
  const known = { ...(id && { id }), ...(created_at && { created_at }) };
  return db
    .insertInto("questions_assistant")
    .values({ ...known, user_id, question, ...answer, annexes: JSON.stringify(annexes) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The ids that were there to delete. */
export async function deleteQuestions(db: Db, ids: readonly string[]): Promise<string[]> {
  const deleted = await db.deleteFrom("questions_assistant").where("id", "in", ids).returning("id").execute();
  return deleted.map(({ id }) => id);
}

export async function countedOn(db: Db, day: string): Promise<number> {
  const row = await db
    .selectFrom("assistant_usage")
    .select("questions_count")
    .where("date_usage", "=", day)
    .executeTakeFirst();
  return row?.questions_count ?? 0;
}

/**
 * Counts one more question of the day, if the account has one left. One statement: of ten at once with one left, the row
 * lets one through.
 */
export async function takeQuestion(
  db: Db,
  { id: user_id, pro }: { id: string; pro: boolean },
  date_usage: string,
): Promise<boolean> {
  const taken = await db
    .insertInto("assistant_usage")
    .values({ user_id, date_usage, questions_count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "date_usage"])
        .doUpdateSet({ questions_count: sql<number>`assistant_usage.questions_count + 1` })
        .where("assistant_usage.questions_count", "<", questionsPerDay({ pro })),
    )
    .returning("questions_count")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Takes a question off the day it was counted on. */
export async function giveQuestionBack(db: Db, day: string): Promise<void> {
  await db
    .updateTable("assistant_usage")
    .set({ questions_count: sql<number>`questions_count - 1` })
    .where("date_usage", "=", day)
    .where("questions_count", ">", 0)
    .execute();
}

/** Counts a question that was answered without a network, beyond what may be asked but not beyond `most`. */
export async function settleCount(db: Db, day: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`select settle_question(${day}, ${most}) as counted`.execute(db);
  return rows[0]?.counted ?? false;
}
