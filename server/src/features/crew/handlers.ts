import { randomBytes } from "node:crypto";
import type { Account } from "@bosco/contract";
import { fullName } from "@bosco/domain/account";
import {
  type BoatRole,
  crewIsFull,
  crewLimitSentence,
  type GivenShare,
  type MemberRole,
  type ReceivedShare,
  ROLE_NAMES,
} from "@bosco/domain/crew";
import { refuseDemo } from "../../accounts/refuse-demo.ts";
import { answersSecret, authed, bySecret, type RequestContext } from "../../api/procedures.ts";
import { hashSecret } from "../../api/secret.ts";
import { placeOn, requireRight, roleError } from "../../crew/place.ts";
import { noteActivity } from "../../crew/queries.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { fail, invalidInput } from "../../refusals.ts";
import { acceptHandler, uselessLink } from "./accept.ts";
import * as crew from "./queries.ts";

type Names = ReadonlyMap<string | null, string>;

const namesOf = (people: readonly crew.Shipmate[]): Names => new Map(people.map((one) => [one.id, fullName(one)]));

function toGiven(row: crew.ShareRow, names: Names): GivenShare {
  const { id, bateau_id, email, role, membre_id, accepte_le, expire_le, created_at } = row;
  const isOver = expire_le !== null && new Date(expire_le) <= new Date();
  const etat = accepte_le ? "acceptée" : isOver ? "expirée" : "en attente";
  const membre = accepte_le ? { id: membre_id, nom: names.get(membre_id) ?? row.nom ?? email } : null;
  return { id, bateau_id, email, role, etat, membre, expire_le, created_at };
}

function toReceived({ id, bateau_id, role, user_id, accepte_le }: crew.ShareRow, names: Names): ReceivedShare {
  const proprietaire = { id: user_id, nom: names.get(user_id) ?? "" };
  return { id, bateau_id, role: role as MemberRole, proprietaire, accepte_le: accepte_le ?? "" };
}

const MOST_SENT = 60;
const MOST_RECEIVED = 5;

type Inviting = Pick<RequestContext, "config" | "mailer" | "publicUrl"> & {
  db: Db;
  account: Account;
  afterCommit: (effect: () => Promise<unknown>) => void;
};

/** Writes an invitation and mails it. Its secret is in the link, and here only as a hash. */
async function send(context: Inviting, boat: { id: string; nom: string }, email: string, role: BoatRole) {
  const { db, account, config, mailer, publicUrl, afterCommit } = context;
  const most = { sent: MOST_SENT * config.RATE_LIMIT_FACTOR, received: MOST_RECEIVED * config.RATE_LIMIT_FACTOR };
  const { is_taken, is_mailed } = await crew.takeInvitation(db, email, most);
  if (!is_taken) throw fail("TROP_DE_DEMANDES", { message: "Trop d’invitations aujourd’hui. Réessayez demain." });
  const secret = randomBytes(32).toString("base64url");
  const share = { user_id: account.id, bateau_id: boat.id, email, role, jeton_hash: hashSecret(secret) };
  const partage = toGiven(await crew.insertShare(db, share), new Map());
  const lien = `${publicUrl}/partage?jeton=${secret}`;
  const told = { to: email, from: fullName(account), boat: boat.nom, link: lien };
  const envoye = is_mailed && mailer.isOn;
  if (envoye)
    afterCommit(() =>
      mailer.send(
        role === "proprietaire"
          ? { kind: "handover", ...told }
          : { kind: "invitation", role: ROLE_NAMES[role], ...told },
      ),
    );
  return { partage, lien, envoye };
}

function refuseSelf(account: { email: string }, email: string): void {
  if (account.email === email) throw invalidInput([{ path: ["email"], message: "C’est votre propre adresse." }]);
}

export const crewHandlers = {
  list: authed.crew.list.handler(async ({ context: { db, account } }) => {
    const [shares, people] = await Promise.all([crew.listShares(db), crew.findShipmates(db)]);
    const names = namesOf(people);
    return {
      donnes: shares.filter(({ user_id }) => user_id === account.id).map((row) => toGiven(row, names)),
      recus: shares.filter(({ membre_id }) => membre_id === account.id).map((row) => toReceived(row, names)),
    };
  }),

  invite: answersSecret.crew.invite.handler(async ({ context, input: { bateau_id, email, role } }) => {
    const { db, account, me } = context;
    refuseDemo(account);
    requireRight(me, bateau_id, "boat.own");
    refuseSelf(account, email);
    await lockUser(db);
    const boat = await crew.findBoat(db, bateau_id);
    if (!boat) throw fail("INTROUVABLE");
    const aboard = (await crew.listCrew(db, bateau_id)).filter((one) => one.email !== email || one.accepte_le);
    if (aboard.some((one) => one.email === email))
      throw fail("DEJA_PRESENT", { message: "Cette personne fait déjà partie de l’équipage." });
    if (crewIsFull(aboard.length, account)) throw fail("LIMITE_ATTEINTE", { message: crewLimitSentence(account) });
    await crew.withdrawOpen(db, bateau_id, { email });
    return send(context, boat, email, role);
  }),

  handOver: answersSecret.crew.handOver.handler(async ({ context, input: { id, email } }) => {
    const { db, account, me } = context;
    refuseDemo(account);
    requireRight(me, id, "boat.own");
    const boat = await crew.findBoat(db, id);
    if (!boat) throw fail("INTROUVABLE");
    refuseSelf(account, email);
    await lockUser(db);
    await crew.withdrawOpen(db, id, "handover");
    return send(context, boat, email, "proprietaire");
  }),

  invitation: bySecret.crew.invitation.handler(async ({ context: { db }, input: { jeton } }) => {
    const found = await crew.findInvitation(db, hashSecret(jeton));
    if (!found) throw uselessLink();
    const { bateau, role, email, expire_le, prenom, nom, email_proprietaire } = found;
    return { bateau, role, email, expire_le, proprietaire: fullName({ prenom, nom, email: email_proprietaire }) };
  }),

  accept: acceptHandler,

  changeRole: authed.crew.changeRole.handler(async ({ context: { db, me }, input: { id, role } }) => {
    const updated = await crew.updateRole(db, id, role);
    if (updated) return toGiven(updated, namesOf(await crew.findShipmates(db)));
    const seen = await crew.findShare(db, id);
    if (seen?.membre_id === me.account.id) throw roleError(placeOn(me, seen.bateau_id).role);
    throw fail("INTROUVABLE");
  }),

  remove: authed.crew.remove.handler(async ({ context: { db, me }, input: { id } }) => {
    const seen = await crew.findShare(db, id);
    if (seen?.membre_id === me.account.id) await noteActivity(db, me, { bateau_id: seen.bateau_id, action: "depart" });
    if (!(await crew.deleteShare(db, id))) throw fail("INTROUVABLE");
    return { id };
  }),

  activity: authed.crew.activity.handler(async ({ context: { db }, input: { id, avant } }) => {
    const [boat, activities] = await Promise.all([crew.findBoat(db, id), crew.listActivities(db, id, avant)]);
    if (!boat) throw fail("INTROUVABLE");
    return activities;
  }),

  lastActivities: authed.crew.lastActivities.handler(({ context: { db } }) => crew.listLastActivities(db)),
};
