import { addDays, addMonths, type Day, LAST_DAY, monthStart, weekday, weekStart } from "../days/index.ts";
import { frenchMonth, weekLabel } from "../french/index.ts";
import { dueDay, firstLimit, forecastDay, isDueByDate, isLate, type Moment, type MomentOf } from "./due.ts";
import { type Grouped, sortByDue } from "./groups.ts";

/** By what a planning is divided. */
export const PLANNING_UNITS = ["semaine", "mois"] as const;
export type PlanningUnit = (typeof PLANNING_UNITS)[number];

/** How many weeks or months are shown at once: a season, and a year. */
export const PERIODS_AT_ONCE: Record<PlanningUnit, number> = { semaine: 13, mois: 12 };

/** A work and the day it stands on. */
export interface PlannedWork<M> {
  work: M;
  day: Day;
  /** The day is not set but forecast, from how the engine is used. */
  isForecast: boolean;
}

export interface PlanningPeriod<M> {
  /** Its first day, by which it is known. */
  start: Day;
  end: Day;
  works: PlannedWork<M>[];
}

export interface Planning<M> {
  late: PlannedWork<M>[];
  /** Due by engine hours, and nothing tells when these will be reached. */
  undated: PlannedWork<M>[];
  periods: PlanningPeriod<M>[];
  /** Due after the last period that is shown. */
  later: number;
}

const startOf: Record<PlanningUnit, (day: Day) => Day> = { semaine: weekStart, mois: monthStart };

const nextStart: Record<PlanningUnit, (start: Day) => Day> = {
  semaine: (start) => addDays(start, 7),
  mois: (start) => addMonths(start, 1),
};

/** The first day of the week or month that a day is in. */
export const periodStart = (unit: PlanningUnit, day: Day): Day => startOf[unit](day);

/** « Semaine 12 · 16–22 mars », « mars 2026 » */
export const periodLabel = (unit: PlanningUnit, day: Day, today: Day): string =>
  unit === "semaine" ? weekLabel(day, today) : frenchMonth(day);

/** Whether the day a work stands on comes from its hours. */
function isForecast(m: Grouped, at: Moment): boolean {
  const forecast = forecastDay(m, at);
  return forecast !== undefined && !isLate(m, at) && forecast === dueDay(m, at) && firstLimit(m, at) !== "date";
}

/**
 * What is to be done, by week or month from the current one on: each on the day it is due, which for what follows the engine is
 * forecast. Late work stands by itself, and so does what no day can be told of.
 */
export function planning<M extends Grouped>(
  list: readonly M[],
  momentOf: MomentOf,
  { unit, today, count }: { unit: PlanningUnit; today: Day; count: number },
): Planning<M> {
  const periods: PlanningPeriod<M>[] = [];
  for (let start = startOf[unit](today); periods.length < count; start = nextStart[unit](start))
    periods.push({ start, end: addDays(nextStart[unit](start), -1), works: [] });
  const byStart = new Map(periods.map((period) => [period.start, period]));
  const planned: Planning<M> = { late: [], undated: [], periods, later: 0 };
  const open = list.filter(({ statut }) => statut !== "Terminée");
  for (const work of sortByDue(open, momentOf)) {
    const at = momentOf(work);
    const one = { work, day: dueDay(work, at), isForecast: isForecast(work, at) };
    const period = byStart.get(startOf[unit](one.day));
    if (isLate(work, at)) planned.late.push(one);
    else if (!isDueByDate(work) && !one.isForecast) planned.undated.push(one);
    else if (period) period.works.push(one);
    else planned.later += 1;
  }
  return planned;
}

/**
 * Periods one by one, and together those in a row that stand far from any work. why not those beside one with work: that is
 * where it is moved to, a week earlier or later.
 */
export function foldEmpty<Period extends { works: readonly unknown[] }>(periods: readonly Period[]): Period[][] {
  const isEmpty = (place: number) => !periods[place]?.works.length;
  const isFar = (place: number) => [-1, 0, 1].every((step) => isEmpty(place + step));
  const runs: Period[][] = [];
  for (const [place, period] of periods.entries()) {
    const run = runs.at(-1);
    if (run && isFar(place) && isFar(place - 1)) run.push(period);
    else runs.push([period]);
  }
  return runs;
}

/** Why a work can't be moved to another day. */
export type MoveRefusal = "hours" | "hours first";

/** Only a date can be moved: not the day on which an engine will have run long enough. */
export function refuseMove(m: Grouped, at: Moment): MoveRefusal | undefined {
  if (!isDueByDate(m)) return "hours";
  return firstLimit(m, at) === "heures" ? "hours first" : undefined;
}

/** Where a work is dropped: a day, or the whole of a week or month. */
export type DropPlace = { day: Day } | { unit: PlanningUnit; start: Day };

/** A day that work can be moved to: today at the earliest. */
export const movableDay = (day: Day, today: Day): Day => (day < today ? today : day > LAST_DAY ? LAST_DAY : day);

/** The day that a work moves to: in another week the same weekday, in another month the same date; never before today. */
export function dayAfterMove(from: Day, place: DropPlace, today: Day): Day {
  if ("day" in place) return movableDay(place.day, today);
  const { unit, start } = place;
  if (unit === "semaine") return movableDay(addDays(start, weekday(from)), today);
  return movableDay(addMonths(from, monthsOf(start) - monthsOf(from)), today);
}

const monthsOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** What an arrow key makes of the day: left and right a day, up and down a week or a month. */
export function dayAfterArrow(from: Day, arrow: Arrow, unit: PlanningUnit, today: Day): Day {
  const step = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  const start = movableDay(from, today);
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") return movableDay(addDays(start, step), today);
  return movableDay(unit === "semaine" ? addDays(start, step * 7) : addMonths(start, step), today);
}
