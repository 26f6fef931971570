import { findAccount } from "../../http/account.ts";
import { fail } from "../../http/errors.ts";
import { authed, open } from "../../http/procedures.ts";
import { listSubscriptions, updateProfile } from "./queries.ts";
import { siteOf } from "./site.ts";

export const accountHandlers = {
  me: authed.account.me.handler(({ context: { account } }) => account),

  update: authed.account.update.handler(async ({ context: { db, account }, input }) => {
    await updateProfile(db, account.id, input);
    const updated = await findAccount(db, account.id);
    if (!updated) throw fail("INTROUVABLE");
    return updated;
  }),

  subscriptions: authed.account.subscriptions.handler(({ context: { db } }) => listSubscriptions(db)),

  site: open.account.site.handler(({ context: { config } }) => siteOf(config)),
};
