import type { Engine } from "../boats/index.ts";
import { addDays, type Day, nearEnd } from "../days/index.ts";
import { type Paper, standingPapers } from "../documents/index.ts";
import {
  dueDay,
  firstLimit,
  forecastDay,
  hoursLeft,
  isDueByDate,
  isLate,
  type Maintenance,
  type Moment,
  momentsByEngine,
  type Reading,
  SOON_HOURS,
} from "../maintenance/index.ts";
import type { RemindedState, Reminder } from "./schema.ts";

type RemindedWork = Pick<
  Maintenance,
  "id" | "bateau_id" | "moteur_id" | "titre" | "statut" | "date_echeance" | "heures_echeance" | "recurrence_mois"
>;

/** What has a day on which it is over: an article that is aboard. */
interface RemindedDay {
  id: string;
  bateau_id: string;
  titre: string;
  day: Day;
}

type RemindedPaper = Pick<Paper, "id" | "bateau_id" | "titre" | "type" | "date_expiration">;

/** What somebody may be reminded of: what is aboard his boats and those he sees to, as far as a reminder needs it. */
export interface Remindable {
  boats: readonly { id: string; nom: string }[];
  engines: readonly Pick<Engine, "id" | "bateau_id" | "heures">[];
  readings: readonly (Reading & { bateau_id: string; moteur_id: string | null })[];
  maintenances: readonly RemindedWork[];
  articles: readonly RemindedDay[];
  /** With those that stand in the place of others. */
  documents: readonly RemindedPaper[];
}

/** A reminder with the limit that it is about, by which it is known whether that has moved since. */
export type DueReminder = Reminder & { limite: string };

export interface RemindedOn {
  today: Day;
  delai_jours: number;
}

/** Articles and papers are over on their day already; work may be done on its own. */
export function stateOnDay(genre: Reminder["genre"], day: Day, on: RemindedOn): RemindedState | undefined {
  const isOver = genre === "maintenance" ? day < on.today : nearEnd(day, on.today) === "over";
  if (isOver) return "dépassé";
  return day <= addDays(on.today, on.delai_jours) ? "bientôt" : undefined;
}

/** What to remind of, the most pressing first: what is late or over, then by the day. */
export function dueReminders(aboard: Remindable, on: RemindedOn): DueReminder[] {
  const names = new Map(aboard.boats.map(({ id, nom }) => [id, nom]));
  const momentOf = momentsByEngine(aboard.engines, aboard.readings, on.today);
  const found: (DueReminder & { day: Day })[] = [];
  for (const work of aboard.maintenances) {
    const bateau = names.get(work.bateau_id);
    const due = bateau !== undefined && workReminder(work, bateau, momentOf(work), on);
    if (due) found.push(due);
  }
  const dated = [
    ...aboard.articles.map((one) => ({ ...one, genre: "article" as const })),
    ...standingPapers(aboard.documents).flatMap(({ date_expiration: day, ...one }) =>
      day === null ? [] : [{ ...one, day, genre: "document" as const }],
    ),
  ];
  for (const one of dated) {
    const bateau = names.get(one.bateau_id);
    const due = bateau !== undefined && dayReminder(one, bateau, on);
    if (due) found.push(due);
  }
  return found.sort(mostPressing).map(({ day: _, ...reminder }) => reminder);
}

function dayReminder(one: RemindedDay & Pick<Reminder, "genre">, bateau: string, on: RemindedOn) {
  const { genre, id, bateau_id, titre, day } = one;
  const etat = stateOnDay(genre, day, on);
  if (!etat) return undefined;
  return {
    ...{ genre, id, bateau_id, bateau, titre, etat, date: day, heures_restantes: null },
    ...{ limite: limitOf(day, null), day },
  };
}

function workReminder(work: RemindedWork, bateau: string, at: Moment, on: RemindedOn) {
  const etat = stateOfWork(work, at, on);
  if (!etat) return undefined;
  const byDate = isDueByDate(work);
  const left = hoursLeft(work, at);
  // why: of two limits the one that comes first is said; the other may be a year away.
  const hoursDecide = left !== null && (!byDate || firstLimit(work, at) === "heures");
  const { id, bateau_id, titre, date_echeance, heures_echeance } = work;
  return {
    ...{ genre: "maintenance" as const, id, bateau_id, bateau, titre, etat },
    date: hoursDecide ? null : date_echeance,
    heures_restantes: hoursDecide ? left : null,
    limite: limitOf(byDate ? date_echeance : null, heures_echeance),
    day: dueDay(work, at),
  };
}

function stateOfWork(work: RemindedWork, at: Moment, on: RemindedOn): RemindedState | undefined {
  if (work.statut === "Terminée") return undefined;
  if (isLate(work, at)) return "dépassé";
  const left = hoursLeft(work, at);
  const forecast = forecastDay(work, at);
  const isNear =
    (left !== null && left <= SOON_HOURS) ||
    (forecast !== undefined && stateOnDay("maintenance", forecast, on) !== undefined) ||
    (isDueByDate(work) && stateOnDay("maintenance", work.date_echeance, on) !== undefined);
  return isNear ? "bientôt" : undefined;
}

const limitOf = (day: Day | null, hours: number | null) => `${day ?? ""}|${hours ?? ""}`;

type Sorted = DueReminder & { day: Day };
const key = ({ etat, day, bateau, titre, id }: Sorted) => [etat === "dépassé" ? 0 : 1, day, bateau, titre, id] as const;

function mostPressing(a: Sorted, b: Sorted): number {
  const [one, other] = [key(a), key(b)];
  for (const [n, value] of one.entries()) {
    const compared = other[n] ?? "";
    if (value !== compared) return value < compared ? -1 : 1;
  }
  return 0;
}
