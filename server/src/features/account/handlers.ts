import { findAccount } from "../../accounts/account.ts";
import { refuseLastAdministrator } from "../../accounts/administrators.ts";
import { eraseAccount } from "../../accounts/erasure/erase-account.ts";
import { noteErasure } from "../../accounts/erasure/erasure-list.ts";
import { refuseOldSignIn } from "../../accounts/recent-sign-in.ts";
import { refuseDemo } from "../../accounts/refuse-demo.ts";
import { authed, open, ownAccount } from "../../api/procedures.ts";
import { fail } from "../../refusals.ts";
import { findPhotoToEdit, updateProfile } from "./queries.ts";
import { sessionHandlers } from "./sessions/handlers.ts";
import { siteOf } from "./site.ts";
import { subscriptionHandlers } from "./subscription-handlers.ts";

export const accountHandlers = {
  ...sessionHandlers,
  ...subscriptionHandlers,

  me: authed.account.me.handler(({ context: { account } }) => account),

  update: authed.account.update.handler(async ({ context: { db, account }, input }) => {
    await updateProfile(db, account.id, input);
    const updated = await findAccount(db, account.id);
    if (!updated) throw fail("INTROUVABLE");
    return updated;
  }),

  removePhoto: authed.account.removePhoto.handler(async ({ context: { db, account, photos, afterCommit } }) => {
    const current = await findPhotoToEdit(db, account.id);
    if (!current?.url) return account;
    await updateProfile(db, account.id, { photo_profil_url: null });
    afterCommit(() => photos.remove(account.id, current.url));
    return { ...account, photo_profil_url: null };
  }),

  remove: ownAccount.account.remove.handler(async ({ context }) => {
    const { db, account, photos, mailer, afterCommit, config } = context;
    refuseDemo(account);
    refuseOldSignIn(context, config);
    await refuseLastAdministrator(db, account.id);
    await eraseAccount(db, account.id, "demande");
    afterCommit(() => noteErasure(config.DATA_DIR, account.id, "demande"));
    afterCommit(() => photos.removeAll(account.id));
    afterCommit(() => mailer.send({ kind: "deletion", to: account.email }));
    return { success: true as const, message: "Compte supprimé" };
  }),

  site: open.account.site.handler(({ context: { config } }) => siteOf(config)),
};
