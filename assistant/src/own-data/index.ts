import type { Answer } from "@bosco/domain/assistant";
import type { Intent } from "../recognisers/intent.ts";
import { type Aboard, asTyped, boatsAskedAbout, withoutBoatNames } from "./aboard.ts";
import { beforeLeaving } from "./before-leaving.ts";
import { boatFacts, namesFact } from "./boat-facts.ts";
import { engineHours } from "./engines.ts";
import { checklists, provisioningLists } from "./lists.ts";
import { lateWork, nextWork, spending, workOn } from "./maintenances.ts";
import type { OwnRows } from "./own-rows.ts";
import { expiring, howMany, shortages, stillGood, whatIsIn, whereIs } from "./stock.ts";
import { answerWith, joined, PAGES } from "./wording.ts";

export interface OwnQuestion {
  rows: OwnRows;
  /** What the question was recognised to ask. */
  intents: readonly Intent[];
  question: string;
  today: string;
}

/** Answers a question about one's own boats from the asker's rows; from the sheets too where they have nothing. */
export async function answerFromData(
  { rows, intents, question, today }: OwnQuestion,
  answerFromSheets: Aboard["answerFromSheets"],
): Promise<Answer> {
  const boats = await boatsAskedAbout(rows, question);
  if (boats.length === 0)
    return answerWith(
      [
        "Vous n’avez pas encore de navire dans Bosco : je ne peux donc rien dire du vôtre.",
        "Ajoutez-le dans Mes navires, puis reposez la question.",
      ],
      PAGES.boats,
    );
  const subjectOf = (subject: string) => asTyped(withoutBoatNames(subject, boats), question);
  const answers: Answer[] = [];
  for (const intent of intents) {
    const about = "subject" in intent ? { ...intent, subject: subjectOf(intent.subject ?? "") } : intent;
    answers.push(await answerAbout({ rows, boats, today, question, answerFromSheets }, about));
  }
  return answers.reduce(joined);
}

function answerAbout(own: Aboard, intent: Intent): Answer | Promise<Answer> {
  switch (intent.about) {
    case "prochaines-maintenances":
      return nextWork(own);
    case "maintenances-en-retard":
      return lateWork(own);
    case "maintenance":
      return intent.subject === "" ? nextWork(own) : workOn(own, intent.subject);
    case "depenses":
      return intent.subject ? workOn(own, intent.subject) : spending(own);
    case "manques":
      return shortages(own);
    case "peremptions":
      return expiring(own);
    case "ou-est":
      return whereIs(own, intent.subject);
    case "combien-de":
      return howMany(own, intent.subject);
    case "heures-moteur":
      return engineHours(own);
    case "bateau":
      return boatFacts(own, intent.subject);
    case "checklists":
      return checklists(own, intent.subject);
    case "avitaillement":
      return provisioningLists(own, intent.subject);
    case "validite":
      return stillGood(own, intent.subject);
    case "contenu":
      return whatIsIn(own, intent.subject);
    case "quel-bateau": {
      const asked = withoutBoatNames(own.question, own.boats);
      return intent.subject === "" && namesFact(asked) ? boatFacts(own, asked) : whereIs(own, intent.subject);
    }
    case "resume":
      return beforeLeaving(own);
  }
}
