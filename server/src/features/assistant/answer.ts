import type { Account } from "@bosco/contract";
import type { Answer, Question, SheetReference } from "@bosco/domain/assistant";
import { configuredModel } from "../../ai/model.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../database/database.ts";
import { fail } from "../../http/errors.ts";
import { answerFromSheets, findSheet, passagesFor, recogniseEach, warningOf } from "./engine/index.ts";
import { askModel, type Grounding, isModelResting } from "./model/ask.ts";
import { boatFactsForModel } from "./model/facts.ts";
import { answerFromData } from "./own-data/index.ts";
import { fileQuestion, findQuestion, giveQuestionBack, takeModelCall } from "./queries.ts";
import { countingDay, countQuestion } from "./turn.ts";

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

/**
 * Counts a question and answers it without any model where that is best: from the asker's own rows, or in an emergency.
 * One transaction: a failure on the way counts nothing.
 */
export function countAndAnswer(asker: Asker, question: string): Promise<Counted> {
  const { account, operationId, asUser, config } = asker;
  const day = countingDay();
  return asUser(async (db): Promise<Counted> => {
    const filed = operationId && (await findQuestion(db, operationId));
    if (filed && filed.question !== question) throw fail("OPERATION_DIFFERENTE");
    if (filed) return { filed };
    await countQuestion(db, account, day);
    const intents = recogniseEach(question);
    const isOwn = intents.length > 0;
    const builtIn = isOwn ? await answerFromData(db, intents, question, day) : answerFromSheets(question);
    if (isOwn || builtIn.urgence || !configuredModel(config))
      return { filed: await file(db, asker, day, question, builtIn) };
    const { sheets } = passagesFor(question);
    const facts = await boatFactsForModel(db, question);
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
    const said = isResting ? undefined : await askModel(config, grounding, { onText, onFailure: explain });
    if (said) {
      const { liens, maintenance, checklist } = builtIn.annexes;
      const fiches = said.cited.length > 0 ? said.cited.slice(0, 6) : builtIn.annexes.fiches;
      const annexes = { fiches, proches: [], liens, maintenance, checklist };
      const reponse = warned(said.text, said.cited[0]);
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
  const sheet = cited && findSheet(cited.id);
  return [...(sheet ? warningOf(sheet) : []), text].join("\n\n");
}
