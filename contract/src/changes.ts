import { uuid } from "@bosco/domain";
import { subscription } from "@bosco/domain/account";
import { boat, engine, hoursReading } from "@bosco/domain/boats";
import { checklist, checklistRun, task } from "@bosco/domain/checklists";
import { seenByCrew } from "@bosco/domain/crew";
import { departureCheck, keptTrip } from "@bosco/domain/departure";
import { paper } from "@bosco/domain/documents";
import { article, category, storageSpace, subCategory } from "@bosco/domain/inventory";
import { maintenance } from "@bosco/domain/maintenance";
import { part } from "@bosco/domain/parts";
import { provisioningList } from "@bosco/domain/provisioning";
import { z } from "zod";
import { user } from "./access.ts";
import { ERRORS } from "./errors.ts";
import type { KeptTable } from "./live.ts";

/** The row of each kept table, as the table's own list gives it; of engines, those beside a boat's first. */
export const KEPT_ROWS = {
  bateaux: seenByCrew(boat),
  moteurs: seenByCrew(engine),
  releves_heures: seenByCrew(hoursReading),
  maintenances: seenByCrew(maintenance),
  inventaire: seenByCrew(article),
  pieces: seenByCrew(part),
  documents: seenByCrew(paper),
  categories: category,
  sous_categories: subCategory,
  espaces_stockage: seenByCrew(storageSpace),
  listes_avitaillement: seenByCrew(provisioningList),
  checklists_nouvelles: seenByCrew(checklist),
  taches: seenByCrew(task),
  passages_checklist: seenByCrew(checklistRun),
  departs: seenByCrew(keptTrip),
  controles_depart: seenByCrew(departureCheck),
  abonnements: subscription,
} satisfies Record<KeptTable, z.ZodObject>;
export type KeptRow<Table extends KeptTable> = z.infer<(typeof KEPT_ROWS)[Table]>;

/** In one answer a row is in one of the two: as it is now, or gone for the caller (deleted, or no longer his to see). */
const changesOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ lignes: z.array(row), supprimees: z.array(uuid) }).optional();

/** At most so many rows and ids in one answer. */
export const CHANGES_PAGE = 2000;
/** How long a change can be asked for. */
export const CHANGES_DAYS = 90;

const cursor = z
  .string()
  .max(1000, "Ce curseur est trop long.")
  .regex(/^[A-Za-z0-9_-]+$/, "Ce curseur n’est pas le nôtre.");

const changes = z.object({
  curseur: z.string(),
  /** `false`: there is more, ask again with this cursor. */
  complet: z.boolean(),
  /**
   * Only the tables that have something. A boat that is gone takes all its rows with it: what is of it is not named one by one
   * when it was somebody else's.
   */
  tables: z.object({
    bateaux: changesOf(KEPT_ROWS.bateaux),
    moteurs: changesOf(KEPT_ROWS.moteurs),
    releves_heures: changesOf(KEPT_ROWS.releves_heures),
    maintenances: changesOf(KEPT_ROWS.maintenances),
    inventaire: changesOf(KEPT_ROWS.inventaire),
    pieces: changesOf(KEPT_ROWS.pieces),
    documents: changesOf(KEPT_ROWS.documents),
    categories: changesOf(KEPT_ROWS.categories),
    sous_categories: changesOf(KEPT_ROWS.sous_categories),
    espaces_stockage: changesOf(KEPT_ROWS.espaces_stockage),
    listes_avitaillement: changesOf(KEPT_ROWS.listes_avitaillement),
    checklists_nouvelles: changesOf(KEPT_ROWS.checklists_nouvelles),
    taches: changesOf(KEPT_ROWS.taches),
    passages_checklist: changesOf(KEPT_ROWS.passages_checklist),
    departs: changesOf(KEPT_ROWS.departs),
    controles_depart: changesOf(KEPT_ROWS.controles_depart),
    abonnements: changesOf(KEPT_ROWS.abonnements),
  }),
});
export type Changes = z.infer<typeof changes>;

export const changesContract = {
  /**
   * Every row of the caller's, own and shared, that changed since the cursor; without one, all of them. A row may come twice;
   * none is left out. A cursor that is too old, or of another database, is answered with REPRENDRE: begin anew without one.
   */
  since: user
    .route({ method: "GET", path: "/changements" })
    .input(z.strictObject({ depuis: cursor.optional() }))
    .output(changes)
    .errors({ REPRENDRE: ERRORS.REPRENDRE }),
};
