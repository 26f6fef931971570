import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { fill } from "../../tests/fill-rows.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, useTestServer } from "../../tests/test-server.ts";
import { Visitor } from "../../tests/visitor.ts";
import { deviceOf, listed } from "../features/changes/test-device.ts";
import { openFolder } from "../files/folder.ts";
import { restoreBackup } from "./restore.ts";
import { useBackups } from "./test-restore.ts";
import { writeBackup } from "./write-backup.ts";

/** What a backup says of its own place and moment, put back in another. */
const server = useTestServer();
const { pathOf, elsewhere } = useBackups();
let owner: Visitor;
let whole: string;

/** Numbers of transactions as of a cluster that has served for years: a new one begins at about a thousand. */
const OLD_CLUSTER = `set local role bosco_system;
  update changements set xid = (xid::text::bigint + 1000000000000)::text::xid8;
  update changements_etat set oublie = '1000000000000';
  insert into changements_oublies (compte, xid) select id, '1000000000000' from auth_users;
  update changements_epoques set fin = '1000000000000'`;

beforeAll(async () => {
  owner = await server.account({ pro: true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat());
  await fill(server, "espaces_stockage", 2_100, { user: owner.id, boat: boat.id });
  await server.sql(`begin; ${OLD_CLUSTER};
    insert into jobs (kind, subject, account, due_at) values ('mail', 'of old', '${owner.id}', now() - interval '1 year'); commit`);
  whole = pathOf("whole");
  await writeBackup({ connection: server.testDatabase.connection, files: openFolder(server.dataDir) }, whole);
});

/** The same person, by way of another server. */
function at(url: string): Visitor {
  const visitor = Object.assign(new Visitor(url), { id: owner.id, email: owner.email });
  for (const [name, value] of owner.cookies) visitor.cookies.set(name, value);
  return visitor;
}

describe("on another PostgreSQL", () => {
  test("a device takes its first copy over several pages, and then only what changes", async () => {
    const { database, target } = await elsewhere("empty");
    await restoreBackup(target, whole);
    const second = await startTestServer({}, { testDatabase: database });
    const visitor = at(second.url);
    const device = await deviceOf(visitor);
    expect(device.rowsOf("espaces_stockage").size).toBe(2_100);
    expect(device.kept()).toEqual(await listed(visitor));
    expect(await device.news()).toEqual({});
    const { body: boat } = await visitor.post("/api/bateaux", aBoat({ nom: "La neuve" }));
    expect(await device.news()).toEqual({ bateaux: { lignes: [boat.id], supprimees: [] } });
    await second.stop();
    await database.drop();
  });

  test("a mail that waited when the backup was made does not leave again", async () => {
    const { database, target } = await elsewhere("empty");
    await restoreBackup(target, whole);
    expect(await database.query("set role bosco_system; select kind from jobs")).toEqual([]);
    await database.drop();
  });

  test("whoever was erased there since, though no list beside the database says so, is erased again", async () => {
    const { database, target } = await elsewhere("empty");
    await restoreBackup(target, whole);
    const print = createHash("sha256").update(owner.id).digest("hex");
    const isThere = async () =>
      (await database.query(`set role bosco_system; select from auth_users where id = '${owner.id}'`)).length > 0;
    await database.query(`set role bosco_system; delete from auth_users where id = '${owner.id}';
      insert into effacements (empreinte, motif) values ('${print}', 'demande')`);
    await restoreBackup(target, whole);
    expect(await isThere()).toBe(true);
    const second = await startTestServer({}, { testDatabase: database });
    expect(await isThere()).toBe(false);
    await second.stop();
    await database.drop();
  });
});

describe("a reminder that had not left when the backup was made", () => {
  const DAY = "2026-11-01";
  const said = (par: string, objet: string) =>
    `('${owner.id}', '${par}', 'article', '${objet}', 'bientôt', '2026-11-20|', '${DAY}')`;
  const [waits, left, tried, takenUp, dead, doubted, shared, onOne] = Array.from({ length: 8 }, (): string =>
    randomUUID(),
  );
  const [before, together, refused, leaving] = Array.from({ length: 4 }, (): string => randomUUID());
  const input = (id: string | undefined, more: object = {}) =>
    JSON.stringify({ essai: false, delai_jours: 14, rappels: [{ genre: "article", id }], ...more });

  test("is noted as said no more; what has left, or may have, is", async () => {
    const { database, target } = await elsewhere("empty");
    const [first, second, tired] = [randomUUID(), randomUUID(), randomUUID()];
    const mails = [waits, left, tried, takenUp, dead, doubted].map((id = "") => said("courriel", id));
    const pushes = [shared, onOne, before, together, refused, leaving].map((id = "") => said("push", id));
    const devices = [first, second, tired].map(
      (id) =>
        `('${owner.id}', '${id}', 'https://push.example.org/${id}', '${"x".repeat(87)}', '${"x".repeat(22)}', ${id === tired ? 1 : 0})`,
    );
    const job = (subject: string, what: string, rest = "now(), 0, null, null, null", kind = "mail") =>
      `('${kind}', '${subject}', '${owner.id}', '${what}', ${rest})`;
    const lease = (until: string) => `now(), 1, gen_random_uuid(), now() ${until} interval '1 hour', null`;
    await server.sql(`begin; set local role bosco_system;
      insert into rappels_dits (user_id, par, genre, objet, etat, limite, dit_le) values ${[...mails, ...pushes].join(", ")};
      insert into appareils_rappels (user_id, id, endpoint, p256dh, auth, refus) values ${devices.join(", ")};
      insert into jobs (kind, subject, account, input, due_at, attempts, lease, leased_until, gave_up_at) values ${[
        job("waits", input(waits)),
        job("trial", input(left, { essai: true })),
        job("tried", input(tried), "now(), 14, null, null, now()"),
        job("taken", input(takenUp), lease("+")),
        job("dead", input(dead), lease("-")),
        job("doubted", input(doubted, { doute: true })),
        job("both 1", input(shared, { appareil: first }), undefined, "push"),
        job("both 2", input(shared, { appareil: second }), undefined, "push"),
        job("one", input(onOne, { appareil: first }), undefined, "push"),
        job("second came since", input(before, { appareil: first, appareils: [first] }), undefined, "push"),
        job("second has it", input(together, { appareil: first, appareils: [first, second] }), undefined, "push"),
        job("first has to hear it", input(refused, { appareil: first, appareils: [first, second] }), undefined, "push"),
        job(
          "given up for second",
          input(refused, { appareil: second, appareils: [first, second] }),
          "now(), 7, null, null, now()",
          "push",
        ),
        job("waits for first", input(leaving, { appareil: first, appareils: [first, tired] }), undefined, "push"),
        job("leaves to tired", input(leaving, { appareil: tired, appareils: [first, tired] }), lease("+"), "push"),
      ].join(", ")}; commit`);
    const path = pathOf("with-reminders");
    await writeBackup({ connection: server.testDatabase.connection, files: openFolder(server.dataDir) }, path);
    await restoreBackup(target, path);
    const kept = await database.query<{ objet: string }>("set role bosco_system; select objet from rappels_dits");
    expect(kept.map(({ objet }) => objet).sort()).toEqual(
      [left, tried, takenUp, doubted, onOne, together, leaving].sort(),
    );
    await database.drop();
  });
});
