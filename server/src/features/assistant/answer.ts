import { randomUUID } from "node:crypto";
import { boatFactsForModel, IN_NEED, type Passages, type Understood, warningOf } from "@bosco/assistant";
import type { Account } from "@bosco/contract";
import { type Answer, isCounted, type Question, type SheetReference } from "@bosco/domain/assistant";
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
import { fileQuestion, findQuestion, giveQuestionBack, questionBefore } from "./queries.ts";
import { countQuestion } from "./turn.ts";

const NO_MODEL = "Le modèle n’a pas répondu\u00a0: voici la réponse de nos fiches.";
const WITHOUT_SHEET =
  "**Sans fiche**\u00a0: aucune de nos fiches ne répond à cette question. Ce qui suit vient du modèle seul\u00a0; vérifiez-le avant d’agir.";

export interface Asker {
  account: Pick<Account, "id" | "pro" | "est_demo">;
  /** Sent again with the same one, a question is answered by what was filed. */
  operationId: string | undefined;
  asUser: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  config: Config;
  /** Logs a failure of ours. */
  explain: (error: unknown) => unknown;
}

/** A question that was counted: answered and filed, or still waiting for the model. */
export type Counted =
  | { filed: Question }
  | { day: string; question: string; builtIn: Answer; grounding: Grounding; trust: Trust };

/** How far a model is to be believed: whether the sheets it gets answer, whether it must rest on one, and whether it may answer without. */
type Trust = Pick<Passages, "sure" | "needsSheet" | "mayGoWithout">;

/** What was filed for this operation, should the question have been sent before. */
async function sentBefore(db: Db, { operationId }: Asker, question: string): Promise<Question | undefined> {
  const filed = operationId ? await findQuestion(db, operationId) : undefined;
  if (filed && filed.question !== question) throw fail("OPERATION_DIFFERENTE");
  return filed;
}

/**
 * Answers an emergency, whatever the day's questions, turns and calls of the model have come to; it counts as none of
 * them. Undefined for every other question.
 */
export async function answerEmergency(
  asker: Asker,
  { question, fromSheets: answer, isEmergency }: Understood,
): Promise<Question | undefined> {
  if (!isEmergency) return undefined;
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
export function countAndAnswer(asker: Asker, understood: Understood): Promise<Counted> {
  const { account, asUser, config } = asker;
  const { question } = understood;
  const day = countingDay();
  return asUser(async (db): Promise<Counted> => {
    const filed = await sentBefore(db, asker, question);
    if (filed) return { filed };
    const rows = ownRows(db);
    // why not in the demo: the question before may be another visitor's.
    const before = account.est_demo ? undefined : await questionBefore(db);
    const {
      answer: builtIn,
      asked,
      isOwn,
    } = await ourAssistant().answer(understood, {
      rows,
      before,
      today: day,
      count: () => countQuestion(db, account, day),
    });
    if (builtIn.urgence && !isOwn)
      return { filed: await fileQuestion(db, account.id, { id: asker.operationId, question }, builtIn) };
    const { sheets, asksBack, ...trust } = ourAssistant().passagesFor(asked);
    if (isOwn || !configuredModel(config) || asksBack || !(trust.sure || trust.mayGoWithout))
      return { filed: await file(db, asker, day, question, builtIn) };
    const facts = await boatFactsForModel(rows, asked);
    return { day, question, builtIn, grounding: { question: asked, sheets, facts }, trust };
  });
}

/** Files the answer; a question that got none is not counted. */
async function file(
  db: Db,
  { account, operationId: id }: Asker,
  day: string,
  question: string,
  answer: Answer,
  counts = isCounted(answer),
): Promise<Question> {
  if (!counts) await giveQuestionBack(db, day);
  return fileQuestion(db, account.id, { id, question }, answer);
}

/** Asks the model and files what it says; the built-in answer, and no count, when it fails. */
export async function answerByModel(
  asker: Asker,
  { day, question, builtIn, grounding, trust }: Extract<Counted, { day: string }>,
  onText: (text: string) => void,
): Promise<Question> {
  const { account, asUser, config, explain } = asker;
  try {
    const isResting = isModelResting(config);
    // why: a transaction of its own, since the count is everybody's and must not be held.
    if (!isResting && !(await asUser((db) => takeModelCall(db, account, day, config.AI_QUESTIONS_PER_DAY))))
      return await asUser((db) => file(db, asker, day, question, builtIn));
    // why before the first word: whoever reads along must know what he reads. A sheet that is cited takes it back.
    if (!isResting && !trust.sure) onText(`${WITHOUT_SHEET}\n\n`);
    const byModel = isResting ? undefined : await askModel(config, grounding, { onText, onFailure: explain });
    const isWithoutSheet = byModel?.cited.length === 0;
    if (byModel && isWithoutSheet && trust.needsSheet)
      return await asUser((db) => file(db, asker, day, question, builtIn));
    if (byModel) {
      const { liens, maintenance, checklist } = builtIn.annexes;
      const fiches = isWithoutSheet ? builtIn.annexes.fiches : byModel.cited.slice(0, 6);
      const annexes = { fiches, proches: [], liens, maintenance, checklist };
      const reponse =
        isWithoutSheet && !trust.sure
          ? `${WITHOUT_SHEET}\n\n${byModel.text}\n\n${IN_NEED}`
          : warned(byModel.text, fiches[0]);
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

/** A model may leave out what must be read first; the sheet it rests on does not. */
function warned(text: string, lead: SheetReference | undefined): string {
  const sheet = lead && ourAssistant().findSheet(lead.id);
  return [...(sheet ? warningOf(sheet) : []), text].join("\n\n");
}
