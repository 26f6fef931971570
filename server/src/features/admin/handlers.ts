import { refuseLastAdministrator } from "../../accounts/administrators.ts";
import { authMessage } from "../../accounts/entry/messages.ts";
import { eraseAccount } from "../../accounts/erasure/erase-account.ts";
import { noteErasure } from "../../accounts/erasure/erasure-list.ts";
import { isCommonPassword } from "../../accounts/passwords/common-passwords.ts";
import { hashPassword } from "../../accounts/passwords/password-hash.ts";
import { endResetLinks } from "../../accounts/sessions/end-access.ts";
import { admin } from "../../api/procedures.ts";
import { tellBackups } from "../../backup/last-good.ts";
import type { Db } from "../../database/database.ts";
import { isDemoAddress } from "../../demo-account.ts";
import { fail, invalidInput } from "../../refusals.ts";
import { changedDetails } from "./changed-details.ts";
import { jobHandlers } from "./jobs/handlers.ts";
import { readJournal, writeJournal } from "./journal/queries.ts";
import { weighPhotos } from "./overview/photo-storage.ts";
import { countAccounts, countSignIns, countSignUps } from "./overview/queries.ts";
import * as users from "./queries.ts";
import { setSubscription } from "./subscription/set-subscription.ts";

const done = (userId: string, message: string) => ({ success: true as const, message, userId });

async function refuseAddress(db: Db, email: string): Promise<void> {
  if (isDemoAddress(email)) throw invalidInput([{ path: ["email"], message: authMessage("RESERVED_EMAIL", 422) }]);
  if (await users.isTaken(db, email)) throw fail("DEJA_PRESENT", { message: "Cet e-mail est déjà enregistré." });
}

/** The account that an administrator is about to change: there, and not the demo. */
async function findUser(db: Db, id: string) {
  const found = await users.findUserToEdit(db, id);
  if (!found) throw fail("INTROUVABLE");
  if (found.est_demo) throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
  return found;
}

export const adminHandlers = {
  ...jobHandlers,

  list: admin.admin.list.handler(async ({ context: { db }, input = {} }) => {
    const body = await users.listUsers(db, input);
    const total = await users.countUsers(db, input.recherche);
    return { headers: { "x-total-count": String(total) }, body };
  }),

  create: admin.admin.create.handler(async ({ context: { db, account, mailer, afterCommit }, input }) => {
    const { email, password, prenom, nom, role = "user", ...subscription } = input;
    if (isCommonPassword(password))
      throw invalidInput([{ path: ["password"], message: authMessage("PASSWORD_TOO_COMMON", 400) }]);
    await refuseAddress(db, email);
    const id = await users.insertUser(db, email, await hashPassword(password));
    await users.updateUser(db, id, { prenom, nom, role });
    await setSubscription(db, id, subscription, new Date());
    const details = changedDetails(undefined, { role, ...subscription });
    await writeJournal(db, { acteur_id: account.id, cible_id: id, action: "création", details });
    afterCommit(() => mailer.send({ kind: "welcome", to: email }));
    return done(id, "Utilisateur créé avec succès");
  }),

  update: admin.admin.update.handler(async ({ context: { db, account }, input: { userId, userData } }) => {
    const { email, prenom, nom, role, ...subscription } = userData;
    const current = await findUser(db, userId);
    if (role === "user" && current.role === "admin") {
      if (userId === account.id)
        throw fail("CONFLIT", { message: "Vous ne pouvez pas retirer votre propre rôle d’administrateur." });
      await refuseLastAdministrator(db, userId);
    }
    if (email !== undefined && email !== current.email) {
      await refuseAddress(db, email);
      // why: a link in the old mailbox would still set this account's password.
      await endResetLinks(db, userId);
    }
    await users.updateUser(db, userId, { email, prenom, nom, role });
    // why: whoever's rights change signs in anew, on every device.
    if (role !== undefined && role !== current.role) await users.endSessions(db, userId);
    await setSubscription(db, userId, subscription, new Date());
    const details = changedDetails(current, userData);
    await writeJournal(db, { acteur_id: account.id, cible_id: userId, action: "modification", details });
    return done(userId, "Utilisateur mis à jour avec succès");
  }),

  remove: admin.admin.remove.handler(
    async ({ context: { db, account, photos, mailer, afterCommit, config }, input: { userId } }) => {
      if (userId === account.id)
        throw fail("CONFLIT", { message: "Vous ne pouvez pas supprimer votre propre compte ici." });
      const current = await findUser(db, userId);
      await refuseLastAdministrator(db, userId);
      await eraseAccount(db, userId, "administration");
      await writeJournal(db, { acteur_id: account.id, cible_id: userId, action: "suppression" });
      afterCommit(() => noteErasure(config.DATA_DIR, userId, "administration"));
      afterCommit(() => photos.removeAll(userId));
      afterCommit(() => mailer.send({ kind: "deletion", to: current.email }));
      return done(userId, "Utilisateur supprimé avec succès");
    },
  ),

  overview: admin.admin.overview.handler(async ({ context: { db, photos } }) => ({
    ...(await countAccounts(db)),
    sauvegardes: await tellBackups(db, new Date()),
    inscriptions: await countSignUps(db),
    connexions: await countSignIns(db),
    ...(await weighPhotos(photos)),
  })),

  journal: admin.admin.journal.handler(({ context: { db } }) => readJournal(db)),
};
