import type { Day } from "../days/index.ts";
import { type DueReminder, stateOnDay } from "./due-reminders.ts";
import type { RemindedKind, RemindedState } from "./schema.ts";

/** What somebody was told of a thing last, by one way, and when. */
export interface SaidReminder {
  genre: RemindedKind;
  objet: string;
  etat: RemindedState;
  limite: string;
  dit_le: Day;
}

/** What has not been said yet: each thing once as coming, once as late or over. */
export function freshReminders<R extends DueReminder>(
  due: readonly R[],
  said: readonly SaidReminder[],
  delai_jours: number,
): R[] {
  const lastSaid = bySubject(said);
  return due.filter((one) => isFresh(one, lastSaid.get(nameOf(one)), delai_jours));
}

/**
 * Of all that was read, and of nothing else: what was said as late or over and no longer is, because a meter or a day was corrected: noted as what it is now, or forgotten when
 * nothing is due, without a word. why: once it is truly late it would else be the same as what was said.
 */
export function calmedReminders<R extends DueReminder>(
  due: readonly R[],
  said: readonly SaidReminder[],
): { coming: R[]; gone: SaidReminder[] } {
  const over = said.filter(({ etat }) => etat === "dépassé");
  const wasOver = bySubject(over);
  const isDue = new Set(due.map(nameOf));
  return {
    coming: due.filter((one) => one.etat === "bientôt" && wasOver.has(nameOf(one))),
    gone: over.filter(({ genre, objet }) => !isDue.has(nameOf({ genre, id: objet }))),
  };
}

/**
 * Of what is not said again, what has another limit than it had then: noted with that, as if it had been said of it on that day. why:
 * whoever looks for what is not said yet finds it by its limit.
 */
export function movedReminders(due: readonly DueReminder[], said: readonly SaidReminder[]): SaidReminder[] {
  const lastSaid = bySubject(said);
  return due.flatMap((one) => {
    const last = lastSaid.get(nameOf(one));
    return last && last.limite !== one.limite ? [{ ...last, limite: one.limite }] : [];
  });
}

const nameOf = ({ genre, id }: Pick<DueReminder, "genre" | "id">) => `${genre} ${id}`;
const bySubject = (said: readonly SaidReminder[]) =>
  new Map(said.map((one) => [nameOf({ genre: one.genre, id: one.objet }), one]));

/**
 * Whether its state has changed since. A limit that was moved begins anew if it was not in this state on that day yet: work put
 * off to next year is said again next year, work put off by three days is not said again tomorrow. What follows an engine whose
 * forecast wavers, or whose hours were corrected, has the same limit and is not said again.
 */
function isFresh(one: DueReminder, said: SaidReminder | undefined, delai_jours: number): boolean {
  if (!said) return true;
  if (said.etat === "bientôt" && one.etat === "dépassé") return true;
  if (said.limite === one.limite) return false;
  const [day = "", hours] = one.limite.split("|");
  if (hours !== said.limite.split("|")[1]) return true;
  return stateOnDay(one.genre, day, { today: said.dit_le, delai_jours }) !== one.etat;
}
