import type { Account } from "@bosco/contract";
import { allowance } from "@bosco/domain/account";
import { BY_HOURS, judgeEdit, type Maintenance, type NewMaintenance } from "@bosco/domain/maintenance";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale } from "../../api/versions.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { takeForUndo } from "../../undo/queries.ts";
import { calendarHandlers } from "./calendar/handlers.ts";
import * as maintenances from "./queries.ts";

/** Finishing is never refused, so at the ceiling the work that was done longest ago makes room for what is next. */
async function makeRoomForNext(db: Db, account: Account, finished: string): Promise<void> {
  const beyond = (await countHeld(db, account.id, "maintenances")) - allowance("maintenances", account).most;
  if (beyond > 0) await maintenances.forgetOldestDone(db, finished);
}

async function createOne(db: Db, account: Account, input: NewMaintenance) {
  return maintenances.insertMaintenance(db, account.id, {
    ...input,
    heures_echeance: input.recurrence === BY_HOURS ? (input.heures_echeance ?? null) : null,
  });
}

export const maintenanceHandlers = {
  ...calendarHandlers,

  list: ownRows.maintenance.list.handler(({ context: { db }, input }) =>
    maintenances.listMaintenances(db, input?.bateau_id),
  ),

  create: authed.maintenance.create.handler(async ({ context: { db, account }, input }) => {
    await lockUser(db);
    const sentBefore = input.id && (await maintenances.findMaintenance(db, input.id));
    if (sentBefore) return sentBefore;
    await refuseBeyondCeilings(db, account, { openMaintenances: 1, maintenances: 1 });
    return createOne(db, account, input);
  }),

  createMany: authed.maintenance.createMany.handler(async ({ context: { db, account }, input }) => {
    await lockUser(db);
    const rows = [];
    const added = [];
    for (const one of input.maintenances) {
      const sentBefore = one.id && (await maintenances.findMaintenance(db, one.id));
      if (sentBefore) rows.push(sentBefore);
      else added.push(one);
    }
    await refuseBeyondCeilings(db, account, { openMaintenances: added.length, maintenances: added.length });
    for (const one of added) rows.push(await createOne(db, account, one));
    return rows;
  }),

  update: authed.maintenance.update.handler(
    async ({ context: { db, account }, input: { id, version, ...changed }, errors }) => {
      // why: taken before the row, in the same order as everywhere, since reopening counts.
      if (changed.statut) await lockUser(db);
      const current = await maintenances.findMaintenanceToEdit(db, id);
      if (!current) throw fail("INTROUVABLE");
      refuseStale(current, version, errors);
      const heures_moteur = await maintenances.engineHours(db, changed.bateau_id ?? current.bateau_id);
      const { values, reopens, next } = judgeEdit(current, changed, { now: new Date(), heures_moteur });
      if (reopens) {
        await maintenances.deleteUntouchedSuccessor(db, id);
        await refuseBeyondCeilings(db, account, { openMaintenances: 1 });
      }
      const updated = await maintenances.updateMaintenance(db, id, values);
      if (!updated) throw fail("INTROUVABLE");
      const suivante = next && (await maintenances.insertSuccessor(db, account.id, updated, next));
      if (suivante) await makeRoomForNext(db, account, id);
      return { ...updated, suivante: suivante || null };
    },
  ),

  remove: authed.maintenance.remove.handler(async ({ context: { db, account }, input: { id } }) => {
    if (!(await maintenances.deleteMaintenance(db, account.id, id))) throw fail("INTROUVABLE");
    return { id };
  }),

  restore: authed.maintenance.restore.handler(async ({ context: { db, account }, input: { id } }) => {
    await lockUser(db);
    const sentBefore = await maintenances.findMaintenance(db, id);
    if (sentBefore) return sentBefore;
    const kept = await takeForUndo(db, id, ["supprimer_maintenance"]);
    const [removed] = (kept?.lignes ?? []) as Maintenance[];
    if (!removed) throw fail("INTROUVABLE");
    const opens = removed.statut === "Terminée" ? 0 : 1;
    await refuseBeyondCeilings(db, account, { openMaintenances: opens, maintenances: 1 });
    const restored = await maintenances.restoreMaintenance(db, removed);
    if (!restored) throw fail("INTROUVABLE");
    return restored;
  }),
};
