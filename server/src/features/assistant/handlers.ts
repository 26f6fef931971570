import { questionsPerDay, UNLIMITED_SHOWN } from "@bosco/domain/assistant";
import { authed, ownRows, withoutTransaction } from "../../api/procedures.ts";
import { countingDay } from "../../plan/counting-day.ts";
import { fail } from "../../refusals.ts";
import { type Asker, answerByModel, answerEmergency, countAndAnswer } from "./answer.ts";
import { ourAssistant } from "./our-assistant.ts";
import * as questions from "./queries.ts";
import { relayAnswer } from "./relay.ts";
import { settleQuestion } from "./settle.ts";
import { inTurn } from "./turn.ts";

const asking = withoutTransaction();

/** Who takes turns: an account; in the demo, which many visitors share, each of their sessions. */
async function turnOf(
  account: { id: string; est_demo: boolean },
  signedIn: () => Promise<{ sessionId: string } | undefined>,
): Promise<string> {
  return account.est_demo ? ((await signedIn())?.sessionId ?? account.id) : account.id;
}

export const assistantHandlers = {
  list: ownRows.assistant.list.handler(({ context: { db } }) => questions.listQuestions(db)),

  remove: ownRows.assistant.remove.handler(async ({ context: { db }, input }) => {
    const ids = [...new Set(input.ids)];
    const deleted = await questions.deleteQuestions(db, ids);
    // why: thrown within the transaction, it takes the others' deletion back.
    if (deleted.length < ids.length && !input.ignorer_absentes)
      throw fail("INTROUVABLE", { message: "Une de ces conversations n’existe plus : rien n’a été supprimé." });
    return { ids };
  }),

  usage: authed.assistant.usage.handler(async ({ context: { db, account } }) => {
    const date_usage = countingDay();
    const questions_count = await questions.countedOn(db, date_usage);
    return { date_usage, questions_count, limite: account.pro ? UNLIMITED_SHOWN : questionsPerDay(account) };
  }),

  ask: asking.assistant.ask.handler(
    async ({ context: { account, operationId, signedIn, asUser, config, explain, turns }, input }) => {
      const asker: Asker = { account, operationId, asUser, config, explain };
      const understood = ourAssistant().understand(input.question);
      const emergency = await answerEmergency(asker, understood);
      if (emergency) return emergency;
      return inTurn(turns, await turnOf(account, signedIn), async (leave) => {
        const counted = await countAndAnswer(asker, understood);
        const answer = "filed" in counted ? counted.filed : await answerByModel(asker, counted, () => {});
        await leave();
        return answer;
      });
    },
  ),

  stream: asking.assistant.stream.handler(
    async ({ context: { account, operationId, signedIn, asUser, config, explain, turns }, input }) => {
      const asker: Asker = { account, operationId, asUser, config, explain };
      const understood = ourAssistant().understand(input.question);
      const emergency = await answerEmergency(asker, understood);
      if (emergency) return relayAnswer(async () => emergency, explain);
      // why: counted before the stream begins, so that a refusal is a plain answer with its status.
      return inTurn(turns, await turnOf(account, signedIn), async (leave) => {
        const counted = await countAndAnswer(asker, understood);
        return relayAnswer(async (onText) => {
          try {
            return "filed" in counted ? counted.filed : await answerByModel(asker, counted, onText);
          } finally {
            await leave();
          }
        }, explain);
      });
    },
  ),

  settle: asking.assistant.settle.handler(({ context: { account, asUser }, input }) => {
    // why before the transaction: the first question of a server takes a second, which no connection is to wait for.
    const understood = ourAssistant().understand(input.question);
    return asUser((db) => settleQuestion(db, account, input, understood));
  }),

  sheets: ownRows.assistant.sheets.handler(() => ourAssistant().listSheets()),

  sheet: ownRows.assistant.sheet.handler(({ input: { id } }) => {
    const sheet = ourAssistant().findSheet(id);
    if (!sheet) throw fail("INTROUVABLE", { message: "Cette fiche n’existe pas, ou n’existe plus." });
    return sheet;
  }),
};
