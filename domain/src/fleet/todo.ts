import type { Engine } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import { compareFrench } from "../french/index.ts";
import { type Article, expiryAboard } from "../inventory/index.ts";
import { isLate, type Maintenance, type MomentOf, sortByDue, urgency, workTitle } from "../maintenance/index.ts";
import { isSafetyArticle } from "./safety-article.ts";
import type { Signs } from "./signs.ts";
import { expiryWords, workWords } from "./todo-words.ts";

export type Todo =
  | { kind: "late" | "soon"; when: string; titre: string; maintenance: Maintenance }
  | { kind: "expired" | "expiring"; when: string; article: Article };

export type TodoKind = Todo["kind"];

export interface TodoList {
  rows: Todo[];
  counts: Pick<Signs, TodoKind>;
}

interface OwnRows {
  maintenances: readonly Maintenance[];
  articles: readonly Article[];
  today: Day;
  momentOf: MomentOf;
  /** Those of the boat: where it has several, work tells which it is about. */
  engines?: readonly Pick<Engine, "id" | "bateau_id" | "nom">[];
}

/** In the order in which one would see to it: flares before beans, and what can still wait last. */
const ORDER = [
  { kind: "late" },
  { kind: "expired", isSafety: true },
  { kind: "soon" },
  { kind: "expired", isSafety: false },
  { kind: "expiring", isSafety: true },
  { kind: "expiring", isSafety: false },
] as const;

/** What one boat asks for: late upkeep and upkeep due soon, what has expired aboard and what soon will. */
export function todo({ maintenances, articles, today, momentOf, engines = [] }: OwnRows): TodoList {
  const urgent = maintenances.filter((work) => urgency(work, momentOf(work)) !== "none");
  const work = sortByDue(urgent, momentOf).map((maintenance): Todo => {
    const moment = momentOf(maintenance);
    const kind = isLate(maintenance, moment) ? "late" : "soon";
    return { kind, when: workWords(maintenance, moment), titre: workTitle(maintenance, engines), maintenance };
  });
  const perishing = articles.filter((article) => expiryAboard(article, today) !== null).sort(byDate);
  const stock = perishing.map((article): Todo => {
    const kind = expiryAboard(article, today) === "Périmé" ? "expired" : "expiring";
    return { kind, when: expiryWords(article, { today }), article };
  });
  const all = [...work, ...stock];
  const count = (wanted: TodoKind) => all.filter(({ kind }) => kind === wanted).length;
  return {
    rows: ORDER.flatMap((group) =>
      all.filter((row) => {
        if (row.kind !== group.kind) return false;
        return "article" in row && "isSafety" in group ? isSafetyArticle(row.article) === group.isSafety : true;
      }),
    ),
    counts: { late: count("late"), expired: count("expired"), soon: count("soon"), expiring: count("expiring") },
  };
}

/** The earliest first; of one day by name, and of one name by id, so that the order never jumps. */
function byDate(a: Article, b: Article): number {
  const [dayOfA, dayOfB] = [a.date_peremption ?? "", b.date_peremption ?? ""];
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? -1 : 1;
  return compareFrench(a.nom, b.nom) || (a.id < b.id ? -1 : 1);
}
