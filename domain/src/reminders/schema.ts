import { z } from "zod";
import { day, instant, uuid } from "../fields/index.ts";

/** How often the mail of reminders goes out. */
export const MAIL_RHYTHMS = ["jamais", "quotidien", "hebdomadaire"] as const;
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/** How many days ahead something is reminded of. */
export const REMINDER_DAYS = [3, 7, 14, 30] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** What an owner chooses. */
export const reminderChoices = z.object({
  courriel: z.enum(MAIL_RHYTHMS, "Choisissez jamais, quotidien ou hebdomadaire."),
  push: z.boolean(),
  delai_jours: z.literal(REMINDER_DAYS, "Choisissez 3, 7, 14 ou 30 jours."),
});

/** A device that reminders are pushed to. Its endpoint is a secret of the browser's, and no answer repeats it. */
const reminderDevice = z.object({
  id: uuid,
  appareil: z.string().nullable(),
  created_at: instant,
  /** The one that asks. */
  courant: z.boolean(),
});
export type ReminderDevice = z.infer<typeof reminderDevice>;

export type ReminderChoices = z.infer<typeof reminderChoices>;

export const reminderSettings = reminderChoices.extend({
  /** Whether this server can send mail, and this address is confirmed. */
  courriel_possible: z.boolean(),
  /** The server's VAPID public key, which a browser subscribes with. */
  cle_push: z.string(),
  appareils: z.array(reminderDevice),
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

export const reminderChanges = reminderChoices
  .partial()
  .strict()
  .refine((value) => Object.keys(value).length > 0, "Aucune modification n’a été envoyée.");

/** Without anything said. */
export const REMINDER_DEFAULTS = {
  courriel: "hebdomadaire",
  push: false,
  delai_jours: 14,
} as const satisfies ReminderChoices;

/** So many devices of an account; the oldest makes room. */
export const MOST_REMINDER_DEVICES = 10;

/** A browser's push subscription, as the browser gives it. */
const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/, error: "Une adresse https est attendue." }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().min(80).max(120).regex(BASE64URL),
    auth: z.string().min(16).max(40).regex(BASE64URL),
  }),
  expirationTime: z.number().nullable().optional(),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** What a reminder is about. */
export const REMINDED_KINDS = ["maintenance", "article", "document"] as const;
export type RemindedKind = (typeof REMINDED_KINDS)[number];
/** A thing is reminded of once as coming and once as late or over. */
export const REMINDED_STATES = ["bientôt", "dépassé"] as const;
export type RemindedState = (typeof REMINDED_STATES)[number];
/** The ways a reminder goes, each of which says a thing by itself. */
export type ReminderWay = "courriel" | "push";

/** One thing to remind of. */
export const reminder = z.object({
  genre: z.enum(REMINDED_KINDS),
  id: uuid,
  bateau_id: uuid,
  bateau: z.string(),
  titre: z.string(),
  etat: z.enum(REMINDED_STATES),
  /** The day it is due or expires; null where engine hours alone decide. */
  date: day.nullable(),
  /** Engine hours left, where they decide; below 0 once they have passed. */
  heures_restantes: z.number().nullable(),
});
export type Reminder = z.infer<typeof reminder>;

/** What a device is sent, as JSON, encrypted on the way: a page and not a link, so that it opens the place that it came from. */
export interface PushMessage {
  titre: string;
  texte: string;
  /** « /maintenance?bateau=… » */
  page: string;
  /** A later one of the same mark takes this one's place on the screen. */
  marque: string;
}
