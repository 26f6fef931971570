import type { Day } from "@bosco/domain";
import {
  calmedReminders,
  type DueReminder,
  dueReminders,
  freshReminders,
  movedReminders,
  type ReminderWay,
} from "@bosco/domain/reminders";
import type { Db } from "../../database/database.ts";
import { readUnsaid } from "../../features/reminders/remindable.ts";
import { forgetSaid, listSaid, type Noted, noteSaid, type Person } from "./people.ts";

interface Way {
  par: ReminderWay;
  people: readonly Person[];
  daysOf: (person: Person) => number;
  today: Day;
}

export interface Planned {
  person: Person;
  delai_jours: number;
  rappels: DueReminder[];
}

/**
 * What is new to each by one way, which is noted as said; those to whom nothing is are left out. Of more than is read at a time the
 * most pressing is, and the rest the next time; of what was not read nothing is concluded.
 */
export async function planWay(db: Db, { par, people, daysOf, today }: Way): Promise<Planned[]> {
  if (people.length === 0) return [];
  const readers = people.map((person) => ({ id: person.id, delai_jours: daysOf(person) }));
  const { aboard, looked } = await readUnsaid(db, readers, { today, par });
  const saidTo = await listSaid(db, looked, par);
  const plans: Planned[] = [];
  const noted: Noted[] = [];
  const gone: Noted[] = [];
  for (const person of people) {
    const { id: user_id } = person;
    const [said, delai_jours] = [saidTo(user_id), daysOf(person)];
    const due = dueReminders(aboard(user_id), { today, delai_jours });
    const rappels = freshReminders(due, said, delai_jours);
    const calmed = calmedReminders(due, said);
    const note = ({ id: objet, genre, etat, limite }: DueReminder) =>
      noted.push({ user_id, par, objet, genre, etat, limite, dit_le: today });
    // why a set: what was late and has been put off to another month is both.
    const told = new Set([...rappels, ...calmed.coming]);
    for (const one of told) note(one);
    const moved = movedReminders(
      due.filter((one) => !told.has(one)),
      said,
    );
    noted.push(...moved.map((one) => ({ ...one, user_id, par })));
    gone.push(...calmed.gone.map((one) => ({ ...one, user_id, par })));
    if (rappels.length > 0) plans.push({ person, delai_jours, rappels });
  }
  await forgetSaid(db, gone);
  await noteSaid(db, noted);
  return plans;
}
