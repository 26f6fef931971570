import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { findBoatOf } from "../../crew/queries.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseGrowth } from "../../plan/limits.ts";
import { fail, invalidInput } from "../../refusals.ts";
import * as departure from "./queries.ts";

export const departureHandlers = {
  trips: ownRows.departure.trips.handler(({ context: { db }, input }) => departure.listTrips(db, input?.bateau_id)),

  keepTrip: authed.departure.keepTrip.handler(async ({ context: { db, me }, input }) => {
    const { owner } = requireRight(me, input.bateau_id, "departure.edit");
    // why the owner's lock: of two that are sent at once, the second changes what the first has made.
    await lockUser(db, owner.id);
    if (!(await findBoatOf(db, "bateaux", input.bateau_id))) throw fail("INTROUVABLE");
    const known = await departure.findTripOf(db, input.bateau_id);
    return known ? departure.updateTrip(db, known.id, input) : departure.insertTrip(db, owner.id, input);
  }),

  checks: ownRows.departure.checks.handler(({ context: { db }, input }) => departure.listChecks(db, input?.bateau_id)),

  keepCheck: authed.departure.keepCheck.handler(async ({ context: { db, me }, input }) => {
    const { bateau_id, regle, article_id } = input;
    const { owner } = requireRight(me, bateau_id, "departure.edit");
    await lockUser(db, owner.id);
    if (!(await findBoatOf(db, "bateaux", bateau_id))) throw fail("INTROUVABLE");
    if (article_id) {
      const article = await departure.findArticleBoat(db, article_id);
      if (!article) throw fail("INTROUVABLE");
      if (article.bateau_id !== bateau_id)
        throw invalidInput([{ path: ["article_id"], message: "Cet article n’est pas à bord de ce bateau." }]);
    }
    const held = await departure.findChecksOf(db, bateau_id);
    const known = held.find((one) => one.regle === regle);
    if (known) {
      const { id: _, ...said } = input;
      return departure.updateCheck(db, known.id, said);
    }
    refuseGrowth(owner, "departureChecks", held.length, held.length + 1);
    return departure.insertCheck(db, owner.id, input);
  }),

  removeCheck: authed.departure.removeCheck.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    if (await departure.deleteCheck(db, id, version)) return { id };
    await refuseStaleRemoval(
      {
        version,
        find: () => departure.findCheck(db, id),
        allow: ({ bateau_id }) => requireRight(me, bateau_id, "departure.edit"),
      },
      errors,
    );
    throw await refusalFor(db, me, "controles_depart", id);
  }),
};
