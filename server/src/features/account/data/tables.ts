import { uuid } from "@bosco/domain";
import { profile, subscription } from "@bosco/domain/account";
import { assistantUsage, question } from "@bosco/domain/assistant";
import { boat, engine, hoursReading } from "@bosco/domain/boats";
import { checklist, checklistRun, task } from "@bosco/domain/checklists";
import { activity, givenShare } from "@bosco/domain/crew";
import { departureCheck, keptTrip } from "@bosco/domain/departure";
import { paper } from "@bosco/domain/documents";
import { article, category, storageSpace, subCategory } from "@bosco/domain/inventory";
import { maintenance } from "@bosco/domain/maintenance";
import { part } from "@bosco/domain/parts";
import { provisioningList } from "@bosco/domain/provisioning";
import { reminderChoices } from "@bosco/domain/reminders";
import type { z } from "zod";

/** A table of the user's own, as it is exported. */
export interface OwnTable {
  name: string;
  schema: z.ZodObject;
  /** The column that tells two rows of one owner apart. */
  key: string;
  /** Whether a file may bring its rows back. What the server grants or counts, no file can. */
  isImported: boolean;
}

/** One's own boats shared with others, as one sees it oneself: no secret. */
const share = givenShare.pick({ id: true, bateau_id: true, email: true, role: true, created_at: true });

/** With the task that it was opened for, which no list shows: by it a limit leaves a fault out. */
const work = maintenance.extend({ tache_id: uuid.nullable().default(null) });

const table = (name: string, schema: z.ZodObject, more: Partial<OwnTable> = {}): OwnTable => ({
  name,
  schema,
  key: "id",
  isImported: true,
  ...more,
});

/** Every table of the user's own, parents before their children. */
export const OWN_TABLES: readonly OwnTable[] = [
  table("bateaux", boat),
  table("moteurs", engine),
  table("releves_heures", hoursReading),
  table("maintenances", work),
  table("categories", category),
  table("sous_categories", subCategory),
  table("espaces_stockage", storageSpace),
  table("inventaire", article),
  table("pieces", part),
  table("documents", paper),
  table("listes_avitaillement", provisioningList),
  table("checklists_nouvelles", checklist),
  table("taches", task),
  table("passages_checklist", checklistRun),
  table("departs", keptTrip),
  table("controles_depart", departureCheck),
  table("activites", activity, { isImported: false }),
  table("partages", share, { isImported: false }),
  table("questions_assistant", question),
  table("assistant_usage", assistantUsage, { key: "date_usage", isImported: false }),
  table("abonnements", subscription, { isImported: false }),
  table("rappels", reminderChoices, { key: "courriel", isImported: false }),
];

/** The profile is one row and has its own place in the file. */
export const PROFILE = profile;

/** Tables that requests see and that are not exported: what they hold is derived, undone within a day, or a secret. */
export const NOT_EXPORTED = [
  "operations",
  "annulations",
  "maintenances_supprimees",
  "calendriers",
  "calendriers_choisis",
  "appareils_rappels",
  "rappels_dits",
  "changements",
];
