import type { Understood } from "@bosco/assistant";
import type { Account } from "@bosco/contract";
import {
  type AskedOffline,
  countedDay,
  isCounted,
  mostSettled,
  type Question,
  settledMoment,
} from "@bosco/domain/assistant";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { fail } from "../../refusals.ts";
import { ourAssistant } from "./our-assistant.ts";
import { ownRows } from "./own-data/queries.ts";
import { fileQuestion, findQuestion, questionBefore, settleCount } from "./queries.ts";

const TOO_MANY =
  "Trop de questions ont été posées hors ligne ce jour-là\u00a0: celle-ci n’a pas été ajoutée à vos conversations.";

/**
 * Files and counts a question that a device has answered without a network. Answered anew: what a client says of an answer is
 * not believed. Whoever has had the answer is not refused for having asked too much; a flood of them is.
 */
export async function settleQuestion(
  db: Db,
  account: Pick<Account, "id" | "pro" | "est_demo">,
  { id, question, posee_le }: AskedOffline,
  understood: Understood,
): Promise<Question> {
  // why: sent twice at once, the second finds what the first has filed.
  await lockUser(db);
  const filed = await findQuestion(db, id);
  if (filed && filed.question !== question) throw fail("OPERATION_DIFFERENTE");
  if (filed) return filed;
  const { at, day } = settledMoment(posee_le, new Date());
  const { answer } = understood.isEmergency
    ? { answer: understood.fromSheets }
    : await ourAssistant().answer(understood, {
        rows: ownRows(db),
        before: account.est_demo ? undefined : await questionBefore(db, at),
        today: countedDay(at),
        count: () => {},
      });
  if (isCounted(answer) && !(await settleCount(db, day, mostSettled(account))))
    throw fail("LIMITE_ATTEINTE", { message: TOO_MANY });
  return fileQuestion(db, account.id, { id, question, created_at: at.toISOString() }, answer);
}
