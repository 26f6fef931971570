import type { Boat } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import { fold, lowerFirst } from "../french/index.ts";
import { type Article, expiry, isDashboardCritical } from "../inventory/index.ts";
import { isLate, type Maintenance, type MomentOf, sortByDue } from "../maintenance/index.ts";

const MOST_SUGGESTIONS = 4;
/** So that a neglected boat does not fill every place with what is late. */
const MOST_LATE = 2;
const TITLE_MAX = 60;

/** The works whose gender we know, by the first word of their title. */
const WORKS: Record<"la" | "le", readonly string[]> = {
  la: [
    "vidange",
    "revision",
    "verification",
    "inspection",
    "purge",
    "reparation",
    "peinture",
    "reprise",
    "desinfection",
  ],
  le: [
    ...["remplacement", "controle", "nettoyage", "carenage", "changement", "graissage", "hivernage", "entretien"],
    ...["essai", "test", "rincage", "reglage", "detartrage", "poncage", "polissage", "demontage", "serrage"],
  ],
};

/** What each time of the year brings, by month. */
const SEASONS: readonly { months: readonly number[]; question: string }[] = [
  { months: [3, 4, 5], question: "Comment remettre le bateau en service au printemps ?" },
  { months: [6, 7, 8], question: "Comment choisir un bon mouillage ?" },
  { months: [9, 10, 11], question: "Comment hiverner le moteur ?" },
  { months: [12, 1, 2], question: "Comment éviter l’humidité à bord en hiver ?" },
];

/** Good anywhere, at any time. */
const GENERAL: readonly string[] = [
  "Comment lancer un MAYDAY ?",
  "Quel équipement de sécurité est obligatoire à bord ?",
  "Comment prendre un ris ?",
  "Qui est prioritaire entre deux voiliers ?",
];

/** What is offered, and what is asked when it is taken: an owner reads why, the assistant only what is to be known. */
export interface Suggestion {
  libelle: string;
  question: string;
}

export interface BoatState {
  boat: Pick<Boat, "id"> | undefined;
  maintenances: readonly Maintenance[];
  articles: readonly Article[];
  momentOf: MomentOf;
  today: Day;
}

/** What an owner may want to ask today: what his boat needs first, then the season, then what anybody asks. Four at most. */
export function suggestQuestions({ boat, maintenances, articles, momentOf, today }: BoatState): Suggestion[] {
  const own = boat
    ? [
        ...lateWork(maintenances, boat, momentOf),
        ...aboard(
          articles.filter(({ bateau_id }) => bateau_id === boat.id),
          today,
        ),
      ]
    : [];
  const season = SEASONS.find(({ months }) => months.includes(Number(today.slice(5, 7))))?.question ?? "";
  const [first = "", ...others] = GENERAL;
  const general = [...(boat ? [season, first] : [first, season]), ...others].map(asItReads);
  return [...own, ...general].slice(0, MOST_SUGGESTIONS);
}

const asItReads = (question: string): Suggestion => ({ libelle: question, question });

/** « Votre vidange est en retard : comment la faire ? », the most overdue first. */
function lateWork(list: readonly Maintenance[], boat: Pick<Boat, "id">, momentOf: MomentOf): Suggestion[] {
  const late = list.filter((work) => work.bateau_id === boat.id && isLate(work, momentOf(work)));
  return sortByDue(late, momentOf)
    .slice(0, MOST_LATE)
    .map(({ titre }) => howToDo(titre));
}

function howToDo(titre: string): Suggestion {
  const shown = titre.length <= TITLE_MAX ? titre : `${titre.slice(0, TITLE_MAX - 1).trimEnd()}…`;
  const work = fold(titre).split(/[^a-z]/)[0] ?? "";
  const article = (["la", "le"] as const).find((one) => WORKS[one].includes(work));
  if (!article)
    return {
      libelle: `« ${shown} » est en retard : comment s’y prendre ?`,
      question: `${titre} : comment s’y prendre ?`,
    };
  const elided = /^[aeiouh]/.test(work) ? "l’" : `${article} `;
  return {
    libelle: `Votre ${lowerFirst(shown)} est en retard : comment ${article} faire ?`,
    question: `Comment faire ${elided}${lowerFirst(titre)} ?`,
  };
}

function aboard(articles: readonly Article[], today: Day): Suggestion[] {
  const ending = articles.filter((article) => article.quantite > 0 && expiry(article, today) !== null);
  const flares = ending.some(({ nom }) => /\bfusees?\b|\bfeux? a main\b|\bfumigenes?\b/.test(fold(nom)));
  return [
    flares && "Que faire des fusées périmées ?",
    articles.some(isDashboardCritical) && "Que me manque-t-il à bord ?",
    ending.length > 0 && "Qu’est-ce qui périme bientôt ?",
  ]
    .filter((question) => question !== false)
    .map(asItReads);
}
