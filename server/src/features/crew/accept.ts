import { nameAboard } from "@bosco/domain/account";
import { crewIsFull } from "@bosco/domain/crew";
import { findAccount } from "../../accounts/account.ts";
import { refuseDemo } from "../../accounts/refuse-demo.ts";
import { ownAccount } from "../../api/procedures.ts";
import { hashSecret } from "../../api/secret.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import type { PhotoStore } from "../../photos/store.ts";
import { type PlanHolder, refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import * as crew from "./queries.ts";

type Invitation = NonNullable<Awaited<ReturnType<typeof crew.lockInvitation>>>;

export const uselessLink = () =>
  fail("INTROUVABLE", { message: "Ce lien n’est plus valable. Demandez une nouvelle invitation." });

/** why in order: two who accept from each other wait for each other instead of blocking each other. */
async function lockBoth(db: Db, one: string, other: string): Promise<void> {
  for (const id of [one, other].sort()) await lockUser(db, id);
}

/** Everything of the boat changes owner; what its new owner's plan does not hold, he is not given. */
async function takeOver(db: Db, found: Invitation, account: PlanHolder, photos: PhotoStore): Promise<string | null> {
  const photo = await crew.lockPhoto(db, found);
  const aboard = await crew.countAboard(db, found);
  await refuseBeyondCeilings(db, account, { boats: 1, ...aboard });
  // why before: a file too many is swept at night, one too few is lost.
  await photos.copy(found.user_id, account.id, photo);
  await crew.handOver(db, found, account.id);
  for (const id of [found.user_id, account.id]) await crew.giveDefault(db, id);
  return photo;
}

/** A plan may have ended since the invitation was sent: whoever is aboard stays, and nobody is added. */
async function joinCrew(db: Db, found: Invitation, member: string): Promise<void> {
  const owner = await findAccount(db, found.user_id);
  if (!owner || crewIsFull(await crew.countMembers(db, found), owner))
    throw fail("LIMITE_ATTEINTE", {
      message: "L’abonnement du propriétaire ne permet pas d’accueillir une personne de plus à bord. Prévenez-le.",
    });
  await crew.joinCrew(db, found, found.id, member);
}

export const acceptHandler = ownAccount.crew.accept.handler(async ({ context, input: { jeton } }) => {
  const { db, account, photos, afterCommit } = context;
  const jeton_hash = hashSecret(jeton);
  const offered = await crew.findInvitation(db, jeton_hash);
  // why first: an owner who adds something meanwhile holds his lock, and then looks at his shares.
  if (offered) await lockBoth(db, offered.user_id, account.id);
  const found = offered && (await crew.lockInvitation(db, jeton_hash));
  if (!found) throw uselessLink();
  refuseDemo(account);
  if (found.email !== account.email)
    throw fail("INTERDIT", {
      message: `Cette invitation est destinée à ${found.email}. Connectez-vous avec ce compte.`,
    });
  if (await crew.hasTakenIds(db, found, account.id))
    throw fail("DEJA_PRESENT", {
      message: "Ce bateau est aussi dans votre compte, par un import : il ne peut pas y être une seconde fois.",
    });
  const { bateau_id, role } = found;
  const isHandover = role === "proprietaire";
  const photo = isHandover ? await takeOver(db, found, account, photos) : null;
  if (!isHandover) await joinCrew(db, found, account.id);
  await crew.insertActivity(db, {
    user_id: isHandover ? account.id : found.user_id,
    bateau_id,
    auteur_id: account.id,
    auteur: nameAboard(account),
    action: isHandover ? "cession" : "arrivee",
  });
  afterCommit(() => photos.remove(found.user_id, photo));
  return { bateau_id, role };
});
