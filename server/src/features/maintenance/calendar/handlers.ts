import { authed, ownRows } from "../../../api/procedures.ts";
import { hashSecret } from "../../../api/secret.ts";
import { deleteFeed, findFeed, saveFeed } from "./queries.ts";

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
};
