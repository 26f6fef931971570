import type { Answer } from "@bosco/domain/assistant";
import { namesFact } from "../recognisers/fact-words.ts";
import type { Intent } from "../recognisers/intent.ts";
import { asksFor } from "../recognisers/own-wish.ts";
import { wordsOf } from "../words/words.ts";
import { type Aboard, asTyped, boatsAskedAbout, withoutBoatNames } from "./aboard.ts";
import { howMany, stillGood, whereIs } from "./articles.ts";
import { beforeLeaving } from "./before-leaving.ts";
import { boatFacts } from "./boat-facts.ts";
import { engineHours } from "./engines.ts";
import { checklists, provisioningLists } from "./lists.ts";
import { lateWork, nextWork, spending, workOn } from "./maintenances.ts";
import type { OwnRows } from "./own-rows.ts";
import { expiring, shortages, whatIsIn } from "./stock.ts";
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
  const asked = intents.map((intent) =>
    "subject" in intent ? { ...intent, subject: subjectOf(intent.subject ?? "") } : intent,
  );
  const answers: Answer[] = [];
  for (const [first, ...others] of ofOneKind(asked)) {
    const subjects = [first, ...others].map((one) => ("subject" in one && one.subject) || "");
    answers.push(await answerAbout({ rows, boats, today, question, answerFromSheets }, first, subjects));
  }
  return answers.reduce(joined);
}

/** What is asked of several articles is answered in one list. */
function ofOneKind(intents: readonly Intent[]): [Intent, ...Intent[]][] {
  const groups: [Intent, ...Intent[]][] = [];
  for (const intent of intents) {
    const last = groups.at(-1);
    if (last?.[0].about === intent.about && OF_SEVERAL.includes(intent.about)) last.push(intent);
    else groups.push([intent]);
  }
  return groups;
}
const OF_SEVERAL: readonly Intent["about"][] = ["ou-est", "combien-de", "validite", "quel-bateau"];

function answerAbout(own: Aboard, intent: Intent, subjects: readonly string[]): Answer | Promise<Answer> {
  switch (intent.about) {
    case "prochaines-maintenances":
      return nextWork(own);
    case "maintenances-en-retard":
      return lateWork(own);
    case "maintenance":
      return intent.subject === "" ? nextWork(own) : withWhatItMeans(own, workOn(own, intent.subject));
    case "depenses":
      return intent.subject ? workOn(own, intent.subject) : spending(own);
    case "manques":
      return shortages(own);
    case "peremptions":
      return expiring(own);
    case "ou-est":
      return whereIs(own, subjects);
    case "combien-de":
      return howMany(own, subjects);
    case "heures-moteur":
      return engineHours(own);
    case "bateau":
      return withWhatItMeans(own, boatFacts(own, intent.subject));
    case "checklists":
      return checklists(own, intent.subject);
    case "avitaillement":
      return provisioningLists(own, intent.subject);
    case "validite":
      return stillGood(own, subjects);
    case "contenu":
      return whatIsIn(own, intent.subject);
    case "quel-bateau": {
      const asked = withoutBoatNames(own.question, own.boats);
      return intent.subject === "" && namesFact(asked) ? boatFacts(own, asked) : whereIs(own, subjects);
    }
    case "resume":
      return beforeLeaving(own);
  }
}

/** How many words say nothing but a name: whoever types 'tirant d’eau' or 'vidange moteur' may ask what it is, and how it is done. */
const FEW_WORDS = 3;

async function withWhatItMeans({ question, answerFromSheets }: Aboard, facts: Promise<Answer>): Promise<Answer> {
  const words = wordsOf(question);
  const isBare = words.length <= FEW_WORDS && !asksFor("maintenance", words.join(" "));
  const known = isBare ? answerFromSheets(question) : undefined;
  return known?.origine === "fiches" && !known.urgence ? joined(await facts, known) : facts;
}
