import type { Account } from "@bosco/contract";
import { nameAboard } from "@bosco/domain/account";
import { crewIsFull } from "@bosco/domain/crew";
import { findAccount } from "../../accounts/account.ts";
import { refuseDemo } from "../../accounts/refuse-demo.ts";
import { ownAccountInSteps } from "../../api/procedures.ts";
import { hashSecret } from "../../api/secret.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { lockFilesOfBoat } from "../../papers/queries.ts";
import { removePaperFiles } from "../../papers/store.ts";
import { refuseBeyondFileRoom } from "../../plan/file-room.ts";
import { type PlanHolder, refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import { type BoatFiles, type Brought, bringFiles } from "./bring-files.ts";
import * as crew from "./queries.ts";

type Invitation = NonNullable<Awaited<ReturnType<typeof crew.lockInvitation>>>;

export const uselessLink = () =>
  fail("INTROUVABLE", { message: "Ce lien n’est plus valable. Demandez une nouvelle invitation." });

/** why in order: two who accept from each other wait for each other instead of blocking each other. */
async function lockBoth(db: Db, one: string, other: string): Promise<void> {
  for (const id of [one, other].sort()) await lockUser(db, id);
}

/**
 * Everything of the boat changes owner; what its new owner's plan does not hold, he is not given. Asked before anything is
 * written: files that he has not yet are copied without holding anybody up, and then it is tried again.
 */
async function takeOver(db: Db, found: Invitation, account: PlanHolder, brought: Brought): Promise<BoatFiles> {
  const photo = await crew.lockPhoto(db, found);
  const papers = await lockFilesOfBoat(db, found);
  const aboard = await crew.countAboard(db, found);
  await refuseBeyondCeilings(db, account, { boats: 1, ...aboard });
  await refuseBeyondFileRoom(
    db,
    account,
    papers.reduce((bytes, { taille }) => bytes + taille, 0),
  );
  const files = { photo, papers };
  brought.expect(found.user_id, files);
  await crew.handOver(db, found, account.id);
  for (const id of [found.user_id, account.id]) await crew.giveDefault(db, id);
  return files;
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

async function accept(db: Db, jeton_hash: string, account: Account, brought: Brought) {
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
  const moved = isHandover ? await takeOver(db, found, account, brought) : undefined;
  if (!isHandover) await joinCrew(db, found, account.id);
  await crew.insertActivity(db, {
    user_id: isHandover ? account.id : found.user_id,
    bateau_id,
    auteur_id: account.id,
    auteur: nameAboard(account),
    action: isHandover ? "cession" : "arrivee",
  });
  return { bateau_id, role, left: moved && { from: found.user_id, ...moved } };
}

export const acceptHandler = ownAccountInSteps.crew.accept.handler(({ context, input: { jeton } }) => {
  const { account, photos, afterCommit, finish } = context;
  return bringFiles(context, account.id, (brought) =>
    finish(async (db) => {
      const { left, ...accepted } = await accept(db, hashSecret(jeton), account, brought);
      if (left) {
        afterCommit(() => photos.remove(left.from, left.photo));
        afterCommit(() => removePaperFiles(photos, left.from, left.papers));
      }
      return accepted;
    }),
  );
});
