import { z } from "zod";
import { day, email, instant, optionalText, uuid } from "../fields/index.ts";
import { backups } from "./backups.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "./password.ts";
import { FORMULES } from "./prices.ts";
import { profile, ROLES } from "./profile.ts";
import { PLANS, subscription } from "./subscription.ts";

/** What an administrator sees of an account: never what is aboard. */
export const adminUser = profile.extend({
  last_sign_in_at: instant.nullable(),
  abonnements: z.array(subscription),
  bateaux: z.array(z.object({ id: uuid, nom: z.string() })),
});
export type AdminUser = z.infer<typeof adminUser>;

/** A day, or the day of an instant. */
const dayOf = z
  .string({ error: "Une date est attendue." })
  .transform((value) => (instant.safeParse(value).success ? value.slice(0, 10) : value))
  .pipe(day);

const fields = z.object({
  email,
  prenom: optionalText(80).optional(),
  nom: optionalText(80).optional(),
  role: z.enum(ROLES, "Rôle inconnu."),
  plan: z.enum(PLANS, "Plan inconnu.").optional(),
  formule: z.enum(FORMULES, "Formule inconnue.").optional(),
  date_debut: dayOf.nullable().optional(),
  date_fin: dayOf.nullable().optional(),
});

const inOrder = ({ date_debut, date_fin }: { date_debut?: string | null; date_fin?: string | null }) =>
  !date_debut || !date_fin || date_fin >= date_debut;
const ORDER = { path: ["date_fin"], message: "La date de fin ne peut pas précéder la date de début." };

export const newPassword = z
  .string({ error: "Un mot de passe est attendu." })
  .min(PASSWORD_MIN, `Le mot de passe doit comporter au moins ${PASSWORD_MIN} caractères.`)
  .max(PASSWORD_MAX, `Le mot de passe doit comporter au plus ${PASSWORD_MAX} caractères.`);

export const newUser = fields.partial({ role: true }).extend({ password: newPassword }).strict().refine(inOrder, ORDER);
export type NewUser = z.infer<typeof newUser>;

export const userChanges = fields.partial().strict().refine(inOrder, ORDER);
export type UserChanges = z.infer<typeof userChanges>;

export const ADMIN_ACTIONS = ["création", "modification", "suppression"] as const;

/** One line of the journal: who did what to whom. Names are looked up when it is read, so that a deleted account leaves none. */
export const journalEntry = z.object({
  id: uuid,
  action: z.enum(ADMIN_ACTIONS),
  acteur: z.string().nullable(),
  cible: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  created_at: instant,
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** Work of the server's own, by what it is called in the list of what was given up. */
export const JOB_NAMES = {
  mail: "E-mail de rappel",
  push: "Notification de rappel",
  remind_daily: "Rappels du jour",
  remind_push: "Notifications du jour",
  remind_weekly: "Rappels de la semaine",
  reset_demo: "Remise en état de la démonstration",
  demo_pictures: "Images de la démonstration",
  demo_papers: "Papiers de la démonstration",
  clean_up: "Ménage de la nuit",
  forget_old_rows: "Oubli des données anciennes",
  forget_changes: "Oubli des changements anciens",
  erase_unconfirmed: "Effacement des comptes non confirmés",
  erase_unused: "Effacement des comptes inutilisés",
  list_erasures: "Liste des effacements",
  sweep_restore_points: "Ménage des sauvegardes",
  sweep_imports: "Ménage des importations",
  sweep_photos: "Ménage des photos",
  back_up: "Sauvegarde du jour",
} as const;
export type JobKind = keyof typeof JOB_NAMES;

/** Work that failed so often that the server has given it up. */
export const givenUpJob = z.object({
  id: uuid,
  /** Of a later release, one that this page does not know yet. */
  travail: z.string(),
  /** A sentence of ours: never what another server said, which may hold an address. */
  raison: z.string().max(300),
  essais: z.int(),
  created_at: instant,
  abandonne_le: instant,
});
export type GivenUpJob = z.infer<typeof givenUpJob>;

export const overview = z.object({
  comptes: z.int(),
  pro: z.int(),
  administrateurs: z.int(),
  actifs_30_jours: z.int(),
  /** Unused for two years: they go by themselves where mail can tell their owners. */
  inactifs_2_ans: z.int(),
  bateaux: z.int(),
  photos: z.int(),
  photos_octets: z.int(),
  base_octets: z.int(),
  sauvegardes: backups,
  inscriptions: z.array(z.object({ mois: z.string(), comptes: z.int() })),
  connexions: z.array(z.object({ jour: day, comptes: z.int() })),
});
export type Overview = z.infer<typeof overview>;
