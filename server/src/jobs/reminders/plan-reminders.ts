import { type Day, dayIn } from "@bosco/domain";
import { daysLookedAhead, type MailRhythm } from "@bosco/domain/reminders";
import type { Db } from "../../database/database.ts";
import { mailJob, type Named, named, pushJob } from "../../features/reminders/reminder-jobs.ts";
import { enqueue } from "../../queue/queries.ts";
import type { JobServices } from "../job-services.ts";
import { leaveToNew, listPeople, lockPage, lockReaders, type Person, takeBack } from "./people.ts";
import { type Planned, planWay } from "./plan-way.ts";

const ZONE = "Europe/Paris";
const FIRST = "00000000-0000-0000-0000-000000000000";

/** What goes out now: mails of one rhythm, or the day's pushes. */
export interface Round {
  /** Left out, no mails. */
  rhythm?: Exclude<MailRhythm, "jamais">;
  pushes: boolean;
}

/**
 * Finds what is new to each account and leaves a mail, and a push for each device, to be sent. What is said and what is to be sent are
 * one transaction of a page of accounts, so that whatever ends in between, each thing is left to be sent once. Where a page fails, its
 * accounts are planned one by one: of those that fail then, and of no others, nothing is planned, and in the end it is told.
 */
export async function planReminders(
  { database, mailer }: Pick<JobServices, "database" | "mailer">,
  round: Round,
  now: Date,
): Promise<void> {
  const today = dayIn(now, ZONE);
  const plan = (people: readonly Person[]) =>
    database.asSystem(async (db) => {
      await lockPage(db);
      await planPage(db, people, round, today);
    });
  const failures: unknown[] = [];
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const from: string = after;
    const page = await database.asSystem((db) => listPeople(db, from, mailer.isOn));
    const people = page.filter((one) => isDue(one, round));
    await plan(people).catch(async () => {
      for (const one of people) await plan([one]).catch((error) => failures.push(error));
    });
    after = page.at(-1)?.id;
  }
  if (failures.length > 0)
    throw new Error(`of ${failures.length} accounts no reminders could be planned`, { cause: failures[0] });
}

const byMail = (person: Person, { rhythm }: Round) => person.courriel === rhythm;
const byPush = ({ appareils }: Person, { pushes }: Round) => pushes && appareils.length > 0;
const isDue = (one: Person, round: Round) => byMail(one, round) || byPush(one, round);

async function planPage(db: Db, people: readonly Person[], round: Round, today: Day): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await lockReaders(db, ids);
  const mails = await planWay(db, {
    par: "courriel",
    people: people.filter((one) => byMail(one, round)),
    daysOf: ({ courriel, delai_jours }) => daysLookedAhead(courriel, delai_jours),
    today,
  });
  const pushes = await planWay(db, {
    par: "push",
    people: people.filter((one) => byPush(one, round)),
    daysOf: ({ delai_jours }) => delai_jours,
    today,
  });
  const mailed = await waiting(db, "mail", mails);
  const pushed = await waiting(db, "push", pushes);
  await enqueue(db, [
    ...mails.map(({ person: { id: account }, ...sent }) => mailJob({ account, ...withWaiting(sent, mailed(account)) })),
    ...pushes.flatMap(({ person: { id: account, appareils }, ...sent }) =>
      appareils.map((one) =>
        pushJob({ account, ...withWaiting(sent, pushed(one)) }, one, toldTogether(appareils, pushed(one))),
      ),
    ),
  ]);
}

interface Waiting {
  rappels: readonly Named[];
  /** So often it was given up. */
  echecs: number;
  /** Of a device, those that were left the same. */
  appareils?: readonly string[] | undefined;
}

/** The devices that are left all of what one is: of what has waited, one that came since knows nothing. */
const toldTogether = (now: readonly string[], { appareils: before }: Pick<Waiting, "appareils">) =>
  before ? now.filter((one) => before.includes(one)) : now;

const withWaiting = (sent: Omit<Planned, "person">, { rappels, echecs }: Waiting) => ({
  ...sent,
  rappels: [...sent.rappels, ...rappels],
  echecs,
});

/** What waits already for these readers, or was given up, by reader or by device. */
async function waiting(db: Db, kind: "mail" | "push", plans: readonly Planned[]) {
  const back = await takeBack(
    db,
    kind,
    plans.map(({ person }) => person.id),
  );
  await leaveToNew(
    db,
    kind,
    plans.map(({ person: { id: account }, rappels }) => ({ account, rappels: rappels.map(named) })),
  );
  const byReceiver = new Map<string, Waiting>();
  for (const { account, input } of back) {
    const to = input.appareil ?? account;
    const { rappels, echecs, appareils } = byReceiver.get(to) ?? NOTHING;
    byReceiver.set(to, {
      rappels: [...rappels, ...input.rappels],
      echecs: Math.max(echecs, input.echecs ?? 0),
      appareils: appareils ? toldTogether(appareils, input) : input.appareils,
    });
  }
  return (to: string): Waiting => byReceiver.get(to) ?? NOTHING;
}
const NOTHING: Waiting = { rappels: [], echecs: 0 };
