import { addDays, dayIn } from "@bosco/domain";
import { afterEach, beforeEach, expect } from "vitest";
import { readConfig } from "../src/config.ts";
import { mailLane } from "../src/jobs/reminders/mail-lane.ts";
import { planReminders, type Round } from "../src/jobs/reminders/plan-reminders.ts";
import { pushLane } from "../src/jobs/reminders/push-lane.ts";
import { createMailer } from "../src/mail/mailer.ts";
import { MAIL_PATIENCE, type MailPatience } from "../src/mail/one-mail.ts";
import { keptPushKeys } from "../src/push/keys.ts";
import { createPushSender } from "../src/push/send.ts";
import { runLane } from "../src/queue/run-lane.ts";
import { type MailTrap, startMailTrap } from "./mail-trap.ts";
import { type PushService, startPushService } from "./push-service.ts";
import { aBoat } from "./sample-rows.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

export const SITE = "https://bosco.example.org";
export const TODAY = dayIn(new Date(), "Europe/Paris");
const MONDAY: Round = { rhythm: "hebdomadaire", pushes: true };
const NOON = (day: string) => new Date(`${day}T12:00:00Z`);

export interface World {
  server: TestServer;
  trap: MailTrap;
  service: PushService;
  errors: unknown[];
}

type MailHabits = Parameters<typeof startMailTrap>[0];

/** A server, a mail server and a push service, anew for each test. */
export function useReminders(mailHabits: MailHabits = { refuses: (to) => to.startsWith("refuse") }): World {
  const world = { errors: [] as unknown[] } as World;
  beforeEach(async () => {
    world.server = await startTestServer();
    world.trap = await startMailTrap(mailHabits);
    world.service = await startPushService();
    world.errors.length = 0;
  });
  afterEach(async () => {
    await world.trap.stop();
    await world.service.stop();
    await world.server.stop();
  });
  return world;
}

/** What one server does of it, with a mail server of its own to talk to, at noon of the day that was planned last. */
export async function aSender(
  { server: { database }, trap, service, errors }: World,
  { SMTP_URL = trap.url, patience = MAIL_PATIENCE }: { SMTP_URL?: string; patience?: MailPatience } = {},
) {
  let today = TODAY;
  const now = () => NOON(today);
  const config = readConfig({ SMTP_URL, LEGAL_EMAIL: "quai@bosco.test" });
  const mailer = createMailer(config, SITE, () => {}, patience);
  const push = createPushSender(await keptPushKeys(database, config, SITE), service.test);
  const noteError = (error: unknown) => void errors.push(error);
  const mails = runLane(database, mailLane({ database, mailer, secret: "x".repeat(32), now }), noteError);
  const pushes = runLane(database, pushLane({ database, push, now }), noteError);
  return {
    plan: (day = TODAY, round = MONDAY) => {
      today = day;
      return planReminders({ database, mailer }, round, now());
    },
    send: () => Promise.all([mails.drain(), pushes.drain()]),
  };
}

/** Somebody with a boat and work that is due in so many days. */
export async function withWork({ server }: World, titre = "Vidange", days = 3): Promise<Visitor & { boat: string }> {
  const who = await server.account({ pro: true });
  const { body: boat } = await who.post("/api/bateaux", aBoat({ nom: "Korrigan" }));
  const row = { bateau_id: boat.id, titre, categorie: "Moteur", date_echeance: addDays(TODAY, days) };
  await who.post("/api/maintenances", row);
  return Object.assign(who, { boat: boat.id as string });
}

/** A browser that its owner is reminded on, and by nothing else. */
export async function addDevice({ service }: World, owner: Visitor) {
  const subscription = service.subscribe();
  await owner.patch("/api/rappels", { courriel: "jamais", push: true });
  expect((await owner.post("/api/rappels/appareils", subscription)).status).toBe(200);
  return subscription;
}

/** why the moment moved back: a second trial within a minute is refused. */
export async function askForTrial({ server }: World, owner: Visitor): Promise<void> {
  await server.sql("set role bosco_system; update rappels set essai_le = now() - interval '2 minutes'");
  expect((await owner.post("/api/rappels/essai")).status).toBe(200);
}

export const jobs = ({ server }: World) =>
  server.database.asSystem((db) =>
    db.selectFrom("jobs").select(["kind", "attempts", "reason", "gave_up_at", "input"]).execute(),
  );
export const dueAgain = ({ server }: World) => server.sql("set role bosco_system; update jobs set due_at = now()");

/** Puts a member aboard a boat, as if he had accepted. */
export const takeAboard = ({ server }: World, owner: { id: string; boat: string }, member: Visitor, role: string) =>
  server.sql(`set role bosco_system; insert into partages (user_id, bateau_id, email, role, membre_id, accepte_le)
    values ('${owner.id}', '${owner.boat}', '${member.email}', '${role}', '${member.id}', now())`);
