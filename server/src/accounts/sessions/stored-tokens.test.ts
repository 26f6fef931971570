import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { AUTH_SECRET, PASSWORD } from "../../../tests/accounts.ts";
import { useMailedServer } from "../../../tests/mailed-server.ts";
import { createTestDatabase, withClient } from "../../../tests/test-database.ts";
import { startTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { readConfig } from "../../config.ts";
import { migrate } from "../../database/migrate.ts";
import { runNightly } from "../../jobs/jobs.ts";
import { createMailer } from "../../mail/mailer.ts";
import { createPhotoStore } from "../../photos/store.ts";
import { PLACES } from "../../places.ts";
import { signToken } from "./session-cookie.ts";

const { server, trap } = useMailedServer();

const NAME = "bosco.session_token";
const tokenOf = (visitor: Visitor) => decodeURIComponent(visitor.cookies.get(NAME) ?? "").split(".")[0] ?? "";
const isIn = async (visitor: Visitor) => (await visitor.get("/api/profils_utilisateur")).status === 200;
const sessionOf = async (visitor: Visitor) => (await visitor.get("/api/auth/get-session")).body;
const storedOf = async (id: string) =>
  (await server.sql(`select token from auth_sessions where "userId" = $1`, [id])).map(({ token }) => token as string);

/** Every row of every table, as a backup holds them. */
async function backup(): Promise<string> {
  const tables = await server.sql(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const parts = tables.map(({ relname }) => `select r::text as row from ${relname} r`);
  const rows = await server.sql(
    `set role bosco_system; ${parts.filter((part) => !part.includes("schema_")).join(" union all ")}`,
  );
  return rows.map(({ row }) => row).join("\n");
}

/** Somebody with a session as a server of the previous version writes it. */
async function fromOlderServer(): Promise<Visitor> {
  const owner = await server.account();
  const token = randomBytes(24).toString("base64url");
  await server.sql(`update auth_sessions set token = $1 where "userId" = $2`, [token, owner.id]);
  owner.cookies.set(NAME, encodeURIComponent(signToken(token, AUTH_SECRET)));
  return owner;
}

describe("N18: whoever reads a backup", () => {
  test("finds no token of a session, however it was opened", async () => {
    const { email } = await server.account();
    const [owner, changed, demo] = [server.visitor(), server.visitor(), server.visitor()];
    for (const one of [owner, changed]) await one.post("/api/auth/sign-in/email", { email, password: PASSWORD });
    await changed.post("/api/auth/change-password", { currentPassword: PASSWORD, newPassword: "un-cap-tout-neuf" });
    await demo.post("/api/auth/sign-in/demo");
    const everything = await backup();
    expect(everything).toContain(email);
    for (const visitor of [owner, changed, demo]) {
      expect([await isIn(visitor), (await sessionOf(visitor)) !== null]).toEqual([true, true]);
      expect(tokenOf(visitor).length).toBeGreaterThanOrEqual(32);
      expect(everything).not.toContain(tokenOf(visitor));
    }
  });

  test("enters nowhere with what he finds, and ends nobody's session with it", async () => {
    const owner = await server.signIn((await server.account()).email, PASSWORD);
    for (const stored of await storedOf(owner.id)) {
      const thief = server.visitor();
      for (const bearer of [stored, signToken(stored, AUTH_SECRET)]) {
        const headers = { authorization: `Bearer ${bearer}` };
        expect((await thief.get("/api/profils_utilisateur", headers)).status).toBe(401);
        expect((await thief.get("/api/auth/get-session", headers)).body).toBeNull();
        await thief.post("/api/auth/sign-out", {}, headers);
      }
      thief.cookies.set(NAME, encodeURIComponent(signToken(stored, AUTH_SECRET)));
      expect([await isIn(thief), await sessionOf(thief)]).toEqual([false, null]);
    }
    expect(await isIn(owner)).toBe(true);
  });

  test("finds no link that resets a password, and makes none of what he finds", async () => {
    const { id, email } = await server.account();
    await server.visitor().post("/api/auth/request-password-reset", { email });
    const token = new URL((await trap.mailTo(email)).link).searchParams.get("jeton") ?? "";
    expect(token.length).toBeGreaterThanOrEqual(24);
    expect(await backup()).not.toContain(token);
    const rows = await server.sql("select identifier from auth_verifications where value = $1", [id]);
    expect(rows).toHaveLength(1);
    const reset = (jeton: string) =>
      server.visitor().post("/api/auth/reset-password", { token: jeton, newPassword: "un-cap-tout-neuf" });
    expect((await reset(rows[0]?.identifier)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(400);
  });
});

test("N18: whoever has the signing secret, which a backup holds, gives no account another address with it", async () => {
  const { id, email } = await server.account();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + 3600;
  for (const requestType of [undefined, "change-email-verification", "change-email-confirmation"]) {
    const signed = `${part({ alg: "HS256" })}.${part({ email, updateTo: "mechant@bosco.test", requestType, exp })}`;
    const token = `${signed}.${createHmac("sha256", AUTH_SECRET).update(signed).digest("base64url")}`;
    const reply = await server.visitor().get(`/api/auth/verify-email?token=${token}`);
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([400, []]);
  }
  expect(await server.sql("select email from auth_users where id = $1", [id])).toEqual([{ email }]);
  expect(trap.mails.filter(({ to }) => to.includes("mechant@bosco.test"))).toEqual([]);
});

describe("N18: what a server of the previous version has written", () => {
  test("is a session like any other: read, renewed and ended", async () => {
    const owner = await fromOlderServer();
    expect([await isIn(owner), (await sessionOf(owner)).user.id]).toEqual([true, owner.id]);
    await server.sql(
      `update auth_sessions set "updatedAt" = now() - interval '50 days', "expiresAt" = now() + interval '40 days'
      where "userId" = $1`,
      [owner.id],
    );
    expect((await sessionOf(owner)).user.id).toBe(owner.id);
    expect(await isIn(owner)).toBe(true);
    expect((await owner.post("/api/auth/sign-out")).status).toBe(200);
    expect(await storedOf(owner.id)).toEqual([]);
  });

  const oneDayOn = () => server.sql("update schema_migrations set applied_at = now() - interval '25 hours'");

  test("is hashed at the first start and night a day after the upgrade, and nobody is signed out", async () => {
    const first = await fromOlderServer();
    await server.sql("update schema_migrations set applied_at = now()");
    await server.sql("select hash_plain_tokens()");
    expect(await storedOf(first.id)).toEqual([tokenOf(first)]);
    await oneDayOn();
    const restarted = await startTestServer({}, { testDatabase: server.testDatabase });
    await restarted.stop();
    expect(await storedOf(first.id)).not.toContain(tokenOf(first));
    const second = await fromOlderServer();
    expect(await storedOf(second.id)).toEqual([tokenOf(second)]);
    const config = readConfig({ DATA_DIR: server.dataDir });
    const services = {
      database: server.database,
      photos: createPhotoStore(config),
      mailer: createMailer(config, server.url, () => {}),
      dataDir: server.dataDir,
    };
    expect(await runNightly(services, new Date("2027-03-09T12:00:00Z"), () => {})).toContain("clean_up");
    for (const owner of [first, second]) {
      expect(await storedOf(owner.id)).not.toContain(tokenOf(owner));
      expect([await isIn(owner), (await sessionOf(owner)).user.id]).toEqual([true, owner.id]);
    }
  });

  test("is a reset link that works, before it is hashed and after", async () => {
    await oneDayOn();
    for (const isHashed of [false, true]) {
      const { id } = await server.account();
      const token = randomBytes(18).toString("base64url");
      await server.sql(
        `insert into auth_verifications (identifier, value, "expiresAt") values ($1, $2, now() + interval '1 hour')`,
        [`reset-password:${token}`, id],
      );
      if (isHashed) await server.sql("select hash_plain_tokens()");
      const change = { token, newPassword: "un-cap-tout-neuf" };
      expect((await server.visitor().post("/api/auth/reset-password", change)).status).toBe(200);
    }
  });

  test("N19: the upgrade leaves sessions as they are, and a server of the previous version goes on asking", async () => {
    const database = await createTestDatabase("empty");
    const folder = await mkdtemp(join(tmpdir(), "bosco-migrations-"));
    for (const name of (await readdir(PLACES.migrations)).filter((one) => one < "083"))
      await cp(join(PLACES.migrations, name), join(folder, name));
    await migrate(database.connection, folder);
    const [id, kept, later] = [randomUUID(), "un-jeton-d-avant-la-mise-a-jour", "un-jeton-pendant-la-mise-a-jour"];
    const insert = `insert into auth_sessions ("userId", token, "expiresAt") values ($1, $2, now() + interval '90 days')`;
    await withClient(database.connection, async (older) => {
      const find = async (token: string) =>
        (await older.query({ name: "find", text: "select * from find_signed_in($1)", values: [token] })).rows;
      await older.query("insert into auth_users (id, name, email) values ($1, 'a@b.fr', 'a@b.fr')", [id]);
      await older.query(insert, [id, kept]);
      const [before] = await find(kept);
      expect(before).toMatchObject({ profile: { id } });
      await migrate(database.connection);
      expect(await database.query("select token from auth_sessions")).toEqual([{ token: kept }]);
      expect(await find(kept)).toEqual([before]);
      await older.query(insert, [id, later]);
      expect(await find(later)).toMatchObject([{ profile: { id } }]);
      expect(await find("")).toEqual([]);
    });
    await database.drop();
    await rm(folder, { recursive: true });
  });
});
