import { allowance, nameAboard } from "@bosco/domain/account";
import { rightToEditMaintenance } from "@bosco/domain/crew";
import {
  engineAfter,
  judgeEdit,
  lacksPeriod,
  type Maintenance,
  PERIOD_MISSING,
  successorOf,
} from "@bosco/domain/maintenance";
import type { Part } from "@bosco/domain/parts";
import type { SignedIn } from "../../accounts/account.ts";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { placeOn, refusalFor, requireRight } from "../../crew/place.ts";
import { findBoatOf, noteActivity } from "../../crew/queries.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { type PlanHolder, refuseBeyondCeilings } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail, invalidInput } from "../../refusals.ts";
import { findUndoBoat, takeForUndo } from "../../undo/queries.ts";
import { namedAssignee } from "./assignee.ts";
import { calendarHandlers } from "./calendar/handlers.ts";
import { judgeTask } from "./failed-task.ts";
import { copyParts } from "./part-queries.ts";
import * as maintenances from "./queries.ts";

/** Finishing is never refused, so at the ceiling the work that was done longest ago makes room for what is next. */
async function makeRoomForNext(db: Db, owner: PlanHolder, finished: string): Promise<void> {
  const beyond = (await countHeld(db, owner, "maintenances")) - allowance("maintenances", owner).most;
  if (beyond > 0) await maintenances.forgetOldestDone(db, owner.id, finished);
}

/** Whose account a maintenance counts in, for its lock; one that nobody sees is nobody's. */
async function ownerOf(db: Db, me: SignedIn, id: string): Promise<string> {
  const seen = me.received.length > 0 ? await maintenances.findMaintenance(db, id) : undefined;
  return seen ? placeOn(me, seen.bateau_id).owner.id : me.account.id;
}

/** A maintenance moves between boats of one owner. */
async function refuseOtherOwner(db: Db, me: SignedIn, bateau_id: string, { id }: PlanHolder): Promise<void> {
  if (requireRight(me, bateau_id, "maintenance.edit").owner.id === id) return;
  if (!(await findBoatOf(db, "bateaux", bateau_id))) throw fail("INTROUVABLE");
  throw invalidInput([{ path: ["bateau_id"], message: "Ces bateaux n’ont pas le même propriétaire." }]);
}

export const maintenanceHandlers = {
  ...calendarHandlers,

  list: ownRows.maintenance.list.handler(({ context: { db }, input }) =>
    maintenances.listMaintenances(db, input?.bateau_id),
  ),

  create: authed.maintenance.create.handler(async ({ context: { db, me }, input: { tache_id, ...input } }) => {
    const { owner } = requireRight(me, input.bateau_id, "maintenance.edit");
    await lockUser(db, owner.id);
    const sentBefore = input.id && (await maintenances.findMaintenance(db, input.id));
    if (sentBefore) return sentBefore;
    const { bateau_id } = input;
    const { isTied, isFault } = await judgeTask(db, owner, { tache_id, bateau_id });
    await refuseBeyondCeilings(db, owner, { openMaintenances: isFault ? 0 : 1, maintenances: 1 });
    const work = await namedAssignee(db, me, { bateau_id }, input);
    const opened = await maintenances.insertMaintenance(db, owner.id, {
      ...work,
      ...((isTied || isFault) && { tache_id }),
    });
    if (isTied && tache_id) await maintenances.tieTask(db, tache_id, opened.id);
    return opened;
  }),

  createMany: authed.maintenance.createMany.handler(async ({ context: { db, me, newId }, input }) => {
    const places = input.maintenances.map(({ bateau_id }) => requireRight(me, bateau_id, "maintenance.edit"));
    const owners = [...new Map(places.map(({ owner }) => [owner.id, owner])).values()];
    // why in order: two plans for the same owners wait for each other instead of blocking each other.
    for (const { id } of owners.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await lockUser(db, id);
    const rows = [];
    const added = [];
    for (const [place, one] of input.maintenances.entries()) {
      const id = one.id ?? newId(place + 1);
      const sentBefore = await maintenances.findMaintenance(db, id);
      if (sentBefore) rows.push(sentBefore);
      else added.push({ one: { ...one, id }, owner: places[place]?.owner ?? me.account });
    }
    for (const owner of owners) {
      const { length } = added.filter((row) => row.owner.id === owner.id);
      await refuseBeyondCeilings(db, owner, { openMaintenances: length, maintenances: length });
    }
    for (const { one, owner } of added)
      rows.push(await maintenances.insertMaintenance(db, owner.id, await namedAssignee(db, me, one, one)));
    return rows;
  }),

  update: authed.maintenance.update.handler(
    async ({ context: { db, account, me, madeAt, newId }, input: { id, version, ...changed }, errors }) => {
      // why: taken before the row, in the same order as everywhere, since reopening counts.
      if (changed.statut) await lockUser(db, await ownerOf(db, me, id));
      const current = await maintenances.findMaintenanceToEdit(db, id);
      if (!current) throw await refusalFor(db, me, "maintenances", id);
      const { owner } = requireRight(me, current.bateau_id, rightToEditMaintenance(changed));
      if (changed.bateau_id) await refuseOtherOwner(db, me, changed.bateau_id, owner);
      refuseStale(current, version, errors);
      const bateau_id = changed.bateau_id ?? current.bateau_id;
      if (lacksPeriod({ ...current, ...changed }))
        throw invalidInput([{ path: ["recurrence_mois"], message: PERIOD_MISSING }]);
      const moteur_id = engineAfter(current, changed);
      const heures_moteur = await maintenances.engineHours(db, { bateau_id, moteur_id });
      const { values, finishes, reopens, corrects, next } = judgeEdit(current, changed, { now: madeAt, heures_moteur });
      const isTakenBack = (reopens || corrects) && (await maintenances.deleteUntouchedSuccessor(db, id));
      if (reopens) {
        const isFault =
          (await maintenances.taskOf(db, id)) !== null &&
          (await maintenances.hasRoomForFault(db, owner.id, current.bateau_id));
        await refuseBeyondCeilings(db, owner, { openMaintenances: isFault ? 0 : 1 });
      }
      const doneBy = finishes && { fait_par: nameAboard(account), fait_par_id: account.id };
      const notDone = reopens && { fait_par: null, fait_par_id: null };
      const updated = await maintenances.updateMaintenance(db, id, {
        ...(await namedAssignee(
          db,
          me,
          { bateau_id, former: current.bateau_id === bateau_id ? current.assigne_id : null },
          values,
        )),
        ...doneBy,
        ...notDone,
      });
      if (!updated) throw fail("INTROUVABLE");
      // why: of a work done on another day the next is due on another, unless somebody has touched or removed it.
      const goesOn = finishes || isTakenBack;
      const suivante =
        goesOn && next && (await maintenances.insertSuccessor(db, owner.id, newId(1), successorOf(updated, next)));
      if (suivante) {
        await copyParts(db, owner, { from: id, to: suivante.id, newId: (n) => newId(n + 1) });
        await makeRoomForNext(db, owner, id);
      }
      if (finishes)
        await noteActivity(db, me, { bateau_id: updated.bateau_id, action: "maintenance", objet: updated.titre });
      return { ...updated, suivante: suivante || null };
    },
  ),

  remove: authed.maintenance.remove.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    const find = () => maintenances.findMaintenance(db, id);
    const allow = (row: Maintenance) => requireRight(me, row.bateau_id, "maintenance.edit");
    const seen = await find();
    if (!seen) throw fail("INTROUVABLE");
    const { owner } = allow(seen);
    if (await maintenances.deleteMaintenance(db, { owner: owner.id, id, version })) return { id };
    await refuseStaleRemoval({ version, find, allow }, errors);
    throw fail("INTROUVABLE");
  }),

  restore: authed.maintenance.restore.handler(async ({ context: { db, me }, input: { id } }) => {
    const bateau_id = await findUndoBoat(db, id);
    await lockUser(db, placeOn(me, bateau_id ?? "").owner.id);
    const sentBefore = await maintenances.findMaintenance(db, id);
    const { owner } = requireRight(me, sentBefore?.bateau_id ?? bateau_id ?? "", "maintenance.edit");
    if (sentBefore) return sentBefore;
    const kept = await takeForUndo(db, owner.id, id, ["supprimer_maintenance"]);
    const [removed, ...parts] = (kept?.lignes ?? []) as [maintenances.RemovedMaintenance?, ...Part[]];
    if (!removed) throw fail("INTROUVABLE");
    const { isTied, isFault } = await judgeTask(db, owner, removed);
    const opens = removed.statut === "Terminée" || isFault ? 0 : 1;
    await refuseBeyondCeilings(db, owner, { openMaintenances: opens, maintenances: 1 });
    const restored = await maintenances.restoreMaintenance(db, owner, removed, parts);
    if (!restored) throw fail("INTROUVABLE");
    if (isTied && removed.tache_id) await maintenances.tieTask(db, removed.tache_id, restored.id);
    return restored;
  }),
};
