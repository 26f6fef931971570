import { randomUUID } from "node:crypto";
import { boatFactsForModel, type Intent, warningOf } from "@bosco/assistant";
import type { Account } from "@bosco/contract";
import type { Answer, Question, SheetReference } from "@bosco/domain/assistant";
import { ORPCError } from "@orpc/server";
import { configuredModel } from "../../ai/model.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../database/database.ts";
import { countingDay } from "../../plan/counting-day.ts";
import { takeModelCall } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { askModel, type Grounding, isModelResting } from "./model/ask.ts";
import { ourAssistant } from "./our-assistant.ts";
import { ownRows } from "./own-data/queries.ts";
import { fileQuestion, findQuestion, giveQuestionBack } from "./queries.ts";
import { countQuestion } from "./turn.ts";

const NO_MODEL = "Le modèle n’a pas répondu\u00a0: voici la réponse de nos fiches.";

export interface Asker {
  account: Pick<Account, "id" | "pro">;
  /** Sent again with the same one, a question is answered by what was filed. */
  operationId: string | undefined;
  asUser: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  config: Config;
  /** Logs a failure of ours. */
  explain: (error: unknown) => unknown;
}

/** A question that was counted: answered and filed, or still waiting for the model. */
export type Counted = { filed: Question } | { day: string; builtIn: Answer; grounding: Grounding };

/** What was filed for this operation, should the question have been sent before. */
async function sentBefore(db: Db, { operationId }: Asker, question: string): Promise<Question | undefined> {
  const filed = operationId ? await findQuestion(db, operationId) : undefined;
  if (filed && filed.question !== question) throw fail("OPERATION_DIFFERENTE");
  return filed;
}

/** A question as it is understood without any model: what it asks of one's own rows, or else what our sheets answer. */
export interface Understood {
  question: string;
  intents: readonly Intent[];
  fromSheets: Answer | undefined;
}

export function understand(question: string): Understood {
  const assistant = ourAssistant();
  const intents = assistant.recogniseEach(question);
  return { question, intents, fromSheets: intents.length > 0 ? undefined : assistant.answerFromSheets(question) };
}

/**
 * Answers an emergency, whatever the day's questions, turns and calls of the model have come to; it counts as none of
 * them. Undefined for every other question.
 */
export async function answerEmergency(
  asker: Asker,
  { question, fromSheets: answer }: Understood,
): Promise<Question | undefined> {
  if (!answer?.urgence) return undefined;
  const { account, operationId: id, asUser, explain } = asker;
  const filing = asUser(
    async (db) =>
      (await sentBefore(db, asker, question)) ?? (await fileQuestion(db, account.id, { id, question }, answer)),
  );
  return filing.catch((error) => {
    if (error instanceof ORPCError) throw error;
    // why: whoever is in need gets the answer, though a full disk or a tired database keeps it from being filed.
    explain(error);
    return { id: id ?? randomUUID(), question, ...answer, created_at: new Date().toISOString() };
  });
}

/**
 * Counts a question, which is no emergency, and answers it without any model where that is best: from the asker's own
 * rows. One transaction: a failure on the way counts nothing.
 */
export function countAndAnswer(asker: Asker, { question, intents, fromSheets }: Understood): Promise<Counted> {
  const { account, asUser, config } = asker;
  const day = countingDay();
  return asUser(async (db): Promise<Counted> => {
    const filed = await sentBefore(db, asker, question);
    if (filed) return { filed };
    await countQuestion(db, account, day);
    const rows = ownRows(db);
    const builtIn = fromSheets ?? (await ourAssistant().answerFromData({ rows, intents, question, today: day }));
    if (!fromSheets || !configuredModel(config)) return { filed: await file(db, asker, day, question, builtIn) };
    const { sheets } = ourAssistant().passagesFor(question);
    const facts = await boatFactsForModel(rows, question);
    return { day, builtIn, grounding: { question, sheets, facts } };
  });
}

/** Files the answer; a question that got none is not counted. */
async function file(
  db: Db,
  { account, operationId: id }: Asker,
  day: string,
  question: string,
  answer: Answer,
  isCounted = answer.origine !== "aucune",
): Promise<Question> {
  if (!isCounted) await giveQuestionBack(db, day);
  return fileQuestion(db, account.id, { id, question }, answer);
}

/** Asks the model and files what it says; the built-in answer, and no count, when it fails. */
export async function answerByModel(
  asker: Asker,
  { day, builtIn, grounding }: Extract<Counted, { day: string }>,
  onText: (text: string) => void,
): Promise<Question> {
  const { account, asUser, config, explain } = asker;
  const { question } = grounding;
  try {
    const isResting = isModelResting(config);
    // why: a transaction of its own, since the count is everybody's and must not be held.
    if (!isResting && !(await asUser((db) => takeModelCall(db, account, day, config.AI_QUESTIONS_PER_DAY))))
      return await asUser((db) => file(db, asker, day, question, builtIn));
    const byModel = isResting ? undefined : await askModel(config, grounding, { onText, onFailure: explain });
    if (byModel) {
      const { liens, maintenance, checklist } = builtIn.annexes;
      const fiches = byModel.cited.length > 0 ? byModel.cited.slice(0, 6) : builtIn.annexes.fiches;
      const annexes = { fiches, proches: [], liens, maintenance, checklist };
      const reponse = warned(byModel.text, byModel.cited[0]);
      const answer: Answer = { reponse, origine: "modele", urgence: false, annexes };
      return await asUser((db) => file(db, asker, day, question, answer));
    }
    const answer = { ...builtIn, reponse: `${NO_MODEL}\n\n${builtIn.reponse}` };
    return await asUser((db) => file(db, asker, day, question, answer, false));
  } catch (error) {
    await asUser((db) => giveQuestionBack(db, day)).catch(() => {}); // the first failure is the one to tell
    throw error;
  }
}

/** A model may leave out what must be read first; the sheet it cites does not. */
function warned(text: string, cited: SheetReference | undefined): string {
  const sheet = cited && ourAssistant().findSheet(cited.id);
  return [...(sheet ? warningOf(sheet) : []), text].join("\n\n");
}
