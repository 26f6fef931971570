import { asBoatChanges, enginesOf, firstEngine, MOST_ENGINES, refuseEngineRemoval } from "@bosco/domain/boats";
import { rightToEditEngine } from "@bosco/domain/crew";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { lockUser } from "../../database/locks.ts";
import { fail, invalidInput } from "../../refusals.ts";
import * as engines from "./engine-queries.ts";
import { noteHours } from "./note-hours.ts";
import { findBoat, findBoatToEdit, listBoats, updateBoat } from "./queries.ts";

export const engineHandlers = {
  list: ownRows.engines.list.handler(async ({ context: { db }, input }) => {
    const boats = await listBoats(db);
    const wanted = boats.filter(({ id }) => !input?.bateau_id || input.bateau_id === id);
    return enginesOf(wanted, await engines.listEngines(db, input?.bateau_id));
  }),

  create: authed.engines.create.handler(async ({ context: { db, me }, input }) => {
    const { owner } = requireRight(me, input.bateau_id, "boat.edit");
    await lockUser(db, owner.id);
    const sentBefore = input.id && (await engines.findEngine(db, input.id));
    if (sentBefore) return sentBefore;
    const others = await engines.listEngines(db, input.bateau_id);
    if (others.length + 1 >= MOST_ENGINES)
      throw fail("LIMITE_ATTEINTE", { message: `Un bateau a ${MOST_ENGINES} moteurs au plus.` });
    return engines.insertEngine(db, owner.id, input);
  }),

  update: authed.engines.update.handler(async ({ context: { db, me }, input: { id, version, ...changed }, errors }) => {
    const boat = await findBoatToEdit(db, id);
    const current = boat ? firstEngine(boat) : await engines.findEngineToEdit(db, id);
    if (!current) throw await refusalFor(db, me, (await findBoat(db, id)) ? "bateaux" : "moteurs", id);
    requireRight(me, current.bateau_id, rightToEditEngine(changed));
    refuseStale(current, version, errors);
    const edited = boat
      ? await updateBoat(db, id, asBoatChanges(changed)).then((row) => row && firstEngine(row))
      : await engines.updateEngine(db, id, changed);
    const updated = edited ?? current;
    if (updated.heures !== current.heures) await noteHours(db, me, updated);
    return updated;
  }),

  remove: authed.engines.remove.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    if (await findBoat(db, id)) {
      requireRight(me, id, "boat.edit");
      throw invalidInput([{ message: "Le premier moteur d’un bateau ne se retire pas\u00a0: modifiez-le." }]);
    }
    const find = () => engines.findEngine(db, id);
    const allow = ({ bateau_id }: { bateau_id: string }) => requireRight(me, bateau_id, "boat.edit");
    const seen = await find();
    if (!seen) throw await refusalFor(db, me, "moteurs", id);
    allow(seen);
    const message = refuseEngineRemoval(await engines.countWork(db, id));
    if (message) throw invalidInput([{ message }]);
    if (await engines.deleteEngine(db, id, version)) return { id };
    await refuseStaleRemoval({ version, find, allow }, errors);
    throw fail("INTROUVABLE");
  }),
};
