import { FREE_LIMITS } from "../account/index.ts";
import { addDays, type Day } from "../days/index.ts";
import { countedDay, questionsPerDay } from "./limits.ts";

/** Without a network each device has the day's questions to itself: so many devices of an account are believed. */
const DEVICES = 5;
/** How far back a day may be counted on. */
const COUNTED_BACK_DAYS = 7;
/** Questions are kept for a year. */
const KEPT_MS = 365 * 86_400_000;

/** How many questions of one day can have been counted, those answered without a network among them. */
export const mostSettled = ({ pro }: { pro: boolean }): number =>
  pro ? questionsPerDay({ pro }) : FREE_LIMITS.questionsPerDay * DEVICES;

/** When a question that a device has answered was asked, and the day it counts on: a clock may be wrong, or made so. */
export function settledMoment(posee_le: string, now: Date): { at: Date; day: Day } {
  const oldest = now.getTime() - KEPT_MS;
  const at = new Date(Math.min(Math.max(Date.parse(posee_le), oldest), now.getTime()));
  const [day, first] = [countedDay(at), addDays(countedDay(now), -COUNTED_BACK_DAYS)];
  return { at, day: day < first ? first : day };
}
