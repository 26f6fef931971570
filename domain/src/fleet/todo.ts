import type { Engine } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import { type Paper, paperExpiry, standingPapers } from "../documents/index.ts";
import { type Article, expiryAboard } from "../inventory/index.ts";
import { isLate, type Maintenance, type MomentOf, sortByDue, urgency, workTitle } from "../maintenance/index.ts";
import type { WantedPaper } from "./missing-papers.ts";
import { isSafetyArticle } from "./safety-article.ts";
import type { Signs } from "./signs.ts";
import { expiryWords, paperExpiryWords, workWords } from "./todo-words.ts";
import { byName } from "./urgency.ts";

export type Todo =
  | { kind: "late" | "soon"; when: string; titre: string; maintenance: Maintenance }
  | { kind: "expired" | "expiring"; when: string; article: Article }
  | { kind: "papersExpired" | "papersExpiring"; when: string; paper: Paper }
  | { kind: "papersMissing"; when: string; wanted: WantedPaper };

export type TodoKind = Todo["kind"];

export interface TodoList {
  rows: Todo[];
  counts: Pick<Signs, TodoKind>;
}

interface OwnRows {
  maintenances: readonly Maintenance[];
  articles: readonly Article[];
  papers: readonly Paper[];
  /** The papers that it lacks and the reader can add. */
  missing: readonly WantedPaper[];
  today: Day;
  momentOf: MomentOf;
  /** Those of the boat: where it has several, work tells which it is about. */
  engines?: readonly Pick<Engine, "id" | "bateau_id" | "nom">[];
}

/** In the order in which one would see to it: flares before papers and papers before beans, and what can still wait last. */
const ORDER = [
  { kind: "late" },
  { kind: "expired", isSafety: true },
  { kind: "papersExpired" },
  { kind: "soon" },
  { kind: "expired", isSafety: false },
  { kind: "expiring", isSafety: true },
  { kind: "papersExpiring" },
  { kind: "expiring", isSafety: false },
  { kind: "papersMissing" },
] as const;

/** What one boat asks for: late upkeep and upkeep due soon, what has expired aboard and what soon will, papers too, and those it lacks. */
export function todo({ maintenances, articles, papers, missing, today, momentOf, engines = [] }: OwnRows): TodoList {
  const urgent = maintenances.filter((work) => urgency(work, momentOf(work)) !== "none");
  const work = sortByDue(urgent, momentOf).map((maintenance): Todo => {
    const moment = momentOf(maintenance);
    const kind = isLate(maintenance, moment) ? "late" : "soon";
    return { kind, when: workWords(maintenance, moment), titre: workTitle(maintenance, engines), maintenance };
  });
  const perishing = articles
    .filter((article) => expiryAboard(article, today) !== null)
    .sort((a, b) => byDay(a.date_peremption, b.date_peremption) || byName(a, b));
  const stock = perishing.map((article): Todo => {
    const kind = expiryAboard(article, today) === "Périmé" ? "expired" : "expiring";
    return { kind, when: expiryWords(article, { today }), article };
  });
  const documents = standingPapers(papers)
    .filter((paper) => paperExpiry(paper, today) !== null)
    .sort((a, b) => byDay(a.date_expiration, b.date_expiration) || byName(named(a), named(b)))
    .map((paper): Todo => {
      const kind = paperExpiry(paper, today) === "Expiré" ? "papersExpired" : "papersExpiring";
      return { kind, when: paperExpiryWords(paper, { today }), paper };
    });
  const lacked = missing.map((wanted): Todo => ({ kind: "papersMissing", when: "Papier manquant", wanted }));
  const all = [...work, ...stock, ...documents, ...lacked];
  const count = (wanted: TodoKind) => all.filter(({ kind }) => kind === wanted).length;
  return {
    rows: ORDER.flatMap((group) =>
      all.filter((row) => {
        if (row.kind !== group.kind) return false;
        return "article" in row && "isSafety" in group ? isSafetyArticle(row.article) === group.isSafety : true;
      }),
    ),
    counts: {
      ...{ late: count("late"), expired: count("expired"), soon: count("soon"), expiring: count("expiring") },
      ...{ papersExpired: count("papersExpired"), papersExpiring: count("papersExpiring") },
      papersMissing: count("papersMissing"),
    },
  };
}

/** The earliest first. */
const byDay = (a: Day | null, b: Day | null) => Number((a ?? "") > (b ?? "")) - Number((a ?? "") < (b ?? ""));
const named = ({ id, titre }: Paper) => ({ id, nom: titre });
