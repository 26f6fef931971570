import { randomBytes } from "node:crypto";
import { addDays } from "@bosco/domain";
import type pg from "pg";
import { expect } from "vitest";
import { readConfig } from "../../src/config.ts";
import { runMorning, runNightly } from "../../src/jobs/jobs.ts";
import { createMailer } from "../../src/mail/mailer.ts";
import { createPhotoStore } from "../../src/photos/store.ts";
import { LINES, type Rows } from "../access-lines.ts";
import { PASSWORD } from "../accounts.ts";
import { callRoute } from "../call-route.ts";
import { download, upload } from "../exports.ts";
import { putForm, putPhoto } from "../form-data.ts";
import { join, secretOf } from "../join.ts";
import { insertOwnedRows, type OwnedTables } from "../owned-rows.ts";
import { aPhoto } from "../pictures.ts";
import { addDevice, aSender, askForTrial, TODAY, type World, withWork } from "../reminder-senders.ts";
import { aBoat } from "../sample-rows.ts";
import type { TestServer } from "../test-server.ts";
import type { Visitor } from "../visitor.ts";

interface Place {
  server: TestServer;
  client: pg.Client;
  owned: OwnedTables;
}

/** Every route of the server, by an owner with a row in every table and by a member of his crew; an administrator's by one. */
export async function sendEveryRoute(place: Place): Promise<void> {
  const readers = await callers(place);
  const admin = await administratorWithRows(place);
  for (const [route, line] of Object.entries(LINES)) {
    const isRead = route.startsWith("GET");
    const both = line.user === 403 ? [admin] : isRead ? readers : await callers(place);
    for (const { visitor, rows } of both) {
      const { status, text } = await callRoute(visitor, route, line, rows);
      expect(status, `${route}: ${text}`).toBeLessThan(500);
    }
  }
}

async function callers(place: Place): Promise<Caller[]> {
  const owner = await newOwner(place);
  return [await aboard(place, owner), owner];
}

interface Caller {
  visitor: Visitor;
  rows: Rows;
}

async function newOwner({ server, client, owned }: Place): Promise<Caller> {
  const visitor = await server.account({ pro: true });
  return { visitor, rows: Object.fromEntries(await insertOwnedRows(client, owned, visitor.id)) as Rows };
}

async function administratorWithRows(place: Place): Promise<Caller> {
  const caller = await newOwner(place);
  await place.server.sql(`set role bosco_system;
    update profils_utilisateur set role = 'admin' where id = '${caller.visitor.id}'`);
  return caller;
}

/** Who may do most with an owner's boat; the rows that he names are the owner's. */
async function aboard({ server }: Place, { visitor: owner, rows }: Caller): Promise<Caller> {
  const visitor = await server.account();
  await server.sql(`set role bosco_system;
    insert into partages (user_id, bateau_id, email, role, membre_id, accepte_le)
    values ('${owner.id}', '${rows.bateaux?.id}', '${visitor.email}', 'gestion', '${visitor.id}', now())`);
  return { visitor, rows };
}

/** What no line of the matrix comes to: accounts from the first word to the last, files, a crew, an import. */
export async function liveThrough({ server }: Pick<Place, "server">): Promise<void> {
  const is = (status: number, { status: answered, ...reply }: { status: number; body: unknown }) =>
    expect(answered, JSON.stringify(reply.body)).toBe(status);
  const visitor = server.visitor();
  const account = { email: "ici@bosco.test", password: PASSWORD };
  is(200, await visitor.post("/api/auth/sign-up/email", { ...account, name: "Anne" }));
  is(401, await visitor.post("/api/auth/sign-in/email", { ...account, password: "autre-mot-de-passe" }));
  is(200, await visitor.post("/api/auth/sign-in/email", account));
  const newPassword = `${PASSWORD}-encore`;
  const changed = { currentPassword: PASSWORD, newPassword, revokeOtherSessions: true };
  is(200, await visitor.post("/api/auth/change-password", changed));

  const { body: boat } = await visitor.post("/api/bateaux", aBoat({ heures_moteur: 12 }));
  is(200, await putPhoto(visitor, boat.id, await aPhoto()));
  const face = [{ content: await aPhoto(), fileName: "moi.jpg" }];
  is(200, await putForm(visitor, "/api/profils_utilisateur/photo", face));
  const { body: paper } = await visitor.post("/api/documents", { bateau_id: boat.id, titre: "Acte", type: "Autre" });
  const pdf = { content: "%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF\n", field: "fichier", fileName: "a.pdf" };
  is(200, await putForm(visitor, `/api/documents/${paper.id}/fichier`, [pdf]));
  is(200, await visitor.get(`/api/documents/${paper.id}/fichier`));

  const jeton = randomBytes(32).toString("base64url");
  is(200, await visitor.call("PUT", "/api/calendrier", { jeton }));
  is(200, await visitor.get(`/api/calendrier.ics?jeton=${jeton}`));
  const heir = await server.account({ pro: true });
  await join(visitor, await server.account(), boat.id, "equipage");
  const offered = await visitor.post(`/api/bateaux/${boat.id}/ceder`, { email: heir.email });
  is(200, await heir.post("/api/partages/accepter", { jeton: secretOf(offered.body.lien) }));

  is(200, await upload(await server.account({ pro: true }), await download(heir)));
  is(200, await heir.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" }));
}

/** What happens by the clock: a night, a morning, and the mails and pushes that it has planned. */
export async function letTimePass(world: World): Promise<void> {
  const { server } = world;
  const owner = await withWork(world);
  await addDevice(world, owner);
  await askForTrial(world, owner);
  await owner.patch("/api/rappels", { courriel: "quotidien", push: true });
  // why: drawing the demo's pictures takes a second of a processor, and sends nothing.
  await server.sql("insert into server_state (name, value) values ('job:demo_pictures', '9999-12-31')");
  const sender = await aSender(world);
  await sender.plan();
  await sender.send();
  const config = readConfig({ DATA_DIR: server.dataDir });
  const mailer = createMailer(config, server.url, () => {});
  const services = { database: server.database, photos: createPhotoStore(config), mailer, dataDir: server.dataDir };
  const noon = new Date(`${addDays(TODAY, 1)}T12:00:00Z`);
  const report = ({ error }: { error: unknown }) => expect(error).toBeUndefined();
  await runNightly(services, noon, report);
  await runMorning(services, noon, report);
}
