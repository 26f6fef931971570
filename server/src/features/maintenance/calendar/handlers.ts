import { MOST_FEEDS } from "@bosco/domain/maintenance";
import { authed, ownRows } from "../../../api/procedures.ts";
import { hashSecret } from "../../../api/secret.ts";
import { findBoatOf } from "../../../crew/queries.ts";
import { lockUser } from "../../../database/locks.ts";
import { fail, invalidInput } from "../../../refusals.ts";
import { deleteFeed, findFeed, findFeedByHash, insertFeed, listFeeds, removeFeed, saveFeed } from "./queries.ts";

type Feed = Awaited<ReturnType<typeof findFeed>>;

const told = (feed: Feed) => ({
  actif: feed !== undefined,
  cree_le: feed?.created_at ?? null,
  consulte_le: feed?.consulte_le ?? null,
});

export const calendarHandlers = {
  calendar: ownRows.maintenance.calendar.handler(async ({ context: { db } }) => told(await findFeed(db))),

  openCalendar: authed.maintenance.openCalendar.handler(async ({ context: { db, account }, input: { jeton } }) => {
    await saveFeed(db, account.id, hashSecret(jeton));
    return told(await findFeed(db));
  }),

  closeCalendar: ownRows.maintenance.closeCalendar.handler(async ({ context: { db } }) => {
    await deleteFeed(db);
    return told(undefined);
  }),

  feeds: ownRows.maintenance.feeds.handler(({ context: { db } }) => listFeeds(db)),

  addFeed: authed.maintenance.addFeed.handler(async ({ context: { db, account }, input }) => {
    const { jeton, bateau_id = null, pour_moi } = input;
    const jeton_hash = hashSecret(jeton);
    await lockUser(db, account.id);
    const sentBefore = await findFeedByHash(db, jeton_hash);
    if (sentBefore) return sentBefore;
    if (bateau_id && !(await findBoatOf(db, "bateaux", bateau_id))) throw fail("INTROUVABLE");
    if ((await listFeeds(db)).length >= MOST_FEEDS)
      throw fail("LIMITE_ATTEINTE", { message: `Un compte a ${MOST_FEEDS} calendriers au plus.` });
    const added = await insertFeed(db, { user_id: account.id, jeton_hash, bateau_id, pour_moi });
    if (!added) throw invalidInput([{ path: ["jeton"], message: "Ce secret est déjà pris." }]);
    return added;
  }),

  removeFeed: ownRows.maintenance.removeFeed.handler(async ({ context: { db }, input: { id } }) => {
    const removed = await removeFeed(db, id);
    if (!removed) throw fail("INTROUVABLE");
    return removed;
  }),
};
