import { randomUUID } from "node:crypto";
import type { Day } from "@bosco/domain";
import { attentionSentence, type PushMessage, type Reminder, reminderPage } from "@bosco/domain/reminders";
import type { NewJob } from "../../queue/jobs.ts";

/** Which thing a reminder is about, and nothing of it: what it says is read when it leaves, among what its reader still sees. */
export type Named = Pick<Reminder, "genre" | "id">;

/** What a mail or a push is written from when it leaves. */
export interface Leaving {
  essai: boolean;
  /** So many days ahead was looked. */
  delai_jours: number;
  rappels: Named[];
  /** So often what it says was given up before. */
  echecs?: number;
  /** A mail server or push service has heard this and has not said whether it takes it. */
  doute?: boolean;
}

export type MailInput = Leaving;

export interface PushInput extends Leaving {
  appareil: string;
  /** The devices that were left the same to be said. */
  appareils?: readonly string[];
}

export const named = ({ genre, id }: Named): Named => ({ genre, id });
export const keyOf = ({ genre, id }: Named) => `${genre} ${id}`;

interface Sent {
  account: string;
  delai_jours: number;
  rappels: readonly Named[];
  essai?: boolean;
  echecs?: number;
}

const leaving = ({ rappels, delai_jours, essai = false, echecs = 0 }: Sent): Leaving => ({
  ...(echecs > 0 && { echecs }),
  ...{ essai, delai_jours },
  rappels: [...new Map(rappels.map((one) => [keyOf(one), named(one)])).values()],
});

/** why of trials one at a time: whoever presses again while one waits asks for the same. */
const subjectOf = (essai: boolean | undefined, to: string) => (essai ? `essai ${to}` : randomUUID());

export function mailJob(sent: Sent): NewJob {
  const { account, essai } = sent;
  const input: MailInput = leaving(sent);
  return { kind: "mail", subject: subjectOf(essai, account), account, input, isAsked: essai === true };
}

export function pushJob(sent: Sent, appareil: string, appareils: readonly string[] = [appareil]): NewJob {
  const { account, essai } = sent;
  const input: PushInput = { ...leaving(sent), appareil, appareils };
  return { kind: "push", subject: subjectOf(essai, appareil), account, input, isAsked: essai === true };
}

/** why marked by the day: one that nobody has read yet stays beside the next day's. */
export const pushMessage = (
  rappels: readonly Reminder[],
  { essai, today }: Pick<Leaving, "essai"> & { today: Day },
): PushMessage => ({
  titre: essai ? "Essai de Bosco" : "Bosco",
  texte: attentionSentence(rappels),
  page: reminderPage(rappels),
  marque: essai ? "essai" : `rappels ${today}`,
});
