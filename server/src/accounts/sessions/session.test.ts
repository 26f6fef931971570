import { beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { startTestServer, useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { DEMO_ID } from "../../demo-account.ts";

const server = useTestServer();

const BROWSER = { origin: "" };
beforeAll(() => {
  BROWSER.origin = server.url;
});

const NAME = "bosco.session_token";
const signIn = (visitor: Visitor, email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  visitor.post("/api/auth/sign-in/email", { email, password }, headers);
const isIn = async (visitor: Visitor) => (await visitor.get("/api/profils_utilisateur")).status === 200;
/** The same browser as it was: a copy of its cookies. */
function copyOf(visitor: Visitor): Visitor {
  const copy = server.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

test("whoever asks with the cookie of a session that has ended keeps what his browser got meanwhile", async () => {
  const { email } = await server.account();
  const visitor = server.visitor();
  await signIn(visitor, email);
  const late = copyOf(visitor);
  await signIn(visitor, email);
  const answer = await late.get("/api/auth/get-session");
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

/** All that a Set-Cookie says of its cookie, whatever the order and the case. */
const attributesOf = (cookie: string) => cookie.toLowerCase().split("; ").slice(1).sort();

describe("signing in", () => {
  test("opens a session, and says who it is", async () => {
    const { email, id } = await server.account();
    const visitor = server.visitor();
    const reply = await signIn(visitor, email.toUpperCase());
    expect(reply.status).toBe(200);
    expect(reply.body.user).toMatchObject({ id, email });
    expect(await isIn(visitor)).toBe(true);
    const [user] = await server.sql(
      "select \"lastSignInAt\" > now() - interval '1 minute' as now from auth_users where id = $1",
      [id],
    );
    expect(user?.now).toBe(true);
  });

  test("with a wrong password or an unknown address gives the same answer, and no session", async () => {
    const { email } = await server.account();
    const visitor = server.visitor();
    const wrong = await signIn(visitor, email, "pas-le-bon");
    const unknown = await signIn(visitor, "personne@bosco.test", "pas-le-bon");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: "INVALID_EMAIL_OR_PASSWORD", message: "E-mail ou mot de passe incorrect." });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(visitor.cookies.size).toBe(0);
  });

  test("C2: over http, the cookie is no script's and no other site's", async () => {
    const { email } = await server.account();
    const reply = await signIn(server.visitor(), email);
    const cookies = reply.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual(["bosco.browser", NAME]);
    expect(cookies.map(attributesOf).sort()).toEqual([
      ["httponly", "max-age=31536000", "path=/", "samesite=lax"],
      ["httponly", "max-age=7776000", "path=/", "samesite=lax"],
    ]);
  });

  const ASKING = { "x-bosco-jeton": "1" };
  test.each([
    ["asks for none", {}],
    ["asks for one, with an origin", { ...ASKING, origin: "own" }],
    ["asks for one, and its browser says where it is", { ...ASKING, "sec-fetch-site": "same-origin" }],
  ])("C2, N13: a page that %s finds no token in any answer, over plain http too", async (_name, given) => {
    const headers: Record<string, string> = { ...given, ...("origin" in given && BROWSER) };
    const { email } = await server.account();
    const page = server.visitor();
    const entered = await signIn(page, email, PASSWORD, headers);
    // why: over plain http a browser says nothing of itself with a GET.
    const restored = await page.get("/api/auth/get-session", ASKING);
    const change = { currentPassword: PASSWORD, newPassword: "un-cap-tout-neuf" };
    const changed = await page.post("/api/auth/change-password", change, headers);
    const again = await page.post("/api/auth/sign-in/demo", {}, headers);
    const answers = [entered, restored, changed, again];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(restored.body.user.email).toBe(email);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain("token");
  });

  test("N13: a program that asks for its token gets one, and it works as a bearer token", async () => {
    const { email } = await server.account();
    expect((await signIn(server.visitor(), email)).body.token).toBeUndefined();
    const { body } = await signIn(server.visitor(), email, PASSWORD, ASKING);
    const program = { authorization: `Bearer ${body.token}` };
    expect((await server.visitor().get("/api/profils_utilisateur", program)).status).toBe(200);
    expect((await server.visitor().get("/api/auth/get-session", program)).body.user.email).toBe(email);
    expect((await server.visitor().post("/api/auth/sign-out", {}, program)).status).toBe(200);
    expect((await server.visitor().get("/api/profils_utilisateur", program)).status).toBe(401);
  });

  test("C1: gives a new token each time; the browser's old one opens nothing, other devices stay", async () => {
    const { email } = await server.account();
    const [phone, computer] = [server.visitor(), server.visitor()];
    await signIn(phone, email);
    await signIn(computer, email);
    const before = copyOf(computer);
    await signIn(computer, email);
    expect(computer.cookies.get(NAME)).not.toBe(before.cookies.get(NAME));
    expect([await isIn(before), await isIn(computer), await isIn(phone)]).toEqual([false, true, true]);
  });

  test("C1: a cookie chosen beforehand is not taken over", async () => {
    const { email } = await server.account();
    const visitor = server.visitor();
    visitor.cookies.set(NAME, "un-jeton-choisi.c2lnbmF0dXJl");
    await signIn(visitor, email);
    expect(visitor.cookies.get(NAME)).not.toContain("un-jeton-choisi");
    expect(await server.sql("select from auth_sessions where token like 'un-jeton-choisi%'")).toEqual([]);
  });

  test("enters the demo in one press, as often as one likes", async () => {
    for (const visitor of [server.visitor(), server.visitor()]) {
      const reply = await visitor.post("/api/auth/sign-in/demo");
      expect(reply.status).toBe(200);
      const { body } = await visitor.get("/api/profils_utilisateur");
      expect(body).toMatchObject({ id: DEMO_ID, est_demo: true, pro: true });
    }
  });
});

describe("a session", () => {
  test("is restored when a page loads, and absent for a stranger", async () => {
    const owner = await server.account();
    const { body } = await owner.get("/api/auth/get-session");
    expect(body.user).toMatchObject({ id: owner.id, email: owner.email });
    const stranger = await server.visitor().get("/api/auth/get-session");
    expect([stranger.status, stranger.body]).toEqual([200, null]);
  });

  test("ends with sign-out: its cookie goes, and a copy of it opens nothing", async () => {
    const owner = await server.account();
    const copy = copyOf(owner);
    const reply = await owner.post("/api/auth/sign-out", {}, BROWSER);
    expect(reply.status).toBe(200);
    expect(owner.cookies.has(NAME)).toBe(false);
    expect(await isIn(copy)).toBe(false);
    expect((await copy.get("/api/auth/get-session")).body).toBeNull();
  });

  test("C8: ends at once when its row is deleted, or its account", async () => {
    const [revoked, deleted] = [await server.account(), await server.account()];
    expect([await isIn(revoked), await isIn(deleted)]).toEqual([true, true]);
    await server.sql('delete from auth_sessions where "userId" = $1', [revoked.id]);
    await server.sql("delete from auth_users where id = $1", [deleted.id]);
    for (const visitor of [revoked, deleted]) {
      expect(await isIn(visitor)).toBe(false);
      expect((await visitor.post("/api/bateaux", {})).status).toBe(401);
      expect((await visitor.get("/api/auth/get-session")).body).toBeNull();
    }
    expect(await server.sql('select from auth_sessions where "userId" = $1', [deleted.id])).toEqual([]);
  });

  test("C8: a role taken away is gone at the next request", async () => {
    const { id, get } = await server.account();
    const role = (name: string) =>
      server.sql(`set role bosco_system; update profils_utilisateur set role = '${name}' where id = '${id}'`);
    await role("admin");
    expect((await get("/api/profils_utilisateur")).body.role).toBe("admin");
    await role("user");
    expect((await get("/api/profils_utilisateur")).body.role).toBe("user");
  });

  test("lasts 90 days from the last visit", async () => {
    const owner = await server.account();
    const days = `round(extract(epoch from "expiresAt" - now()) / 86400)::int as days`;
    const left = async () =>
      (await server.sql(`select ${days} from auth_sessions where "userId" = $1`, [owner.id]))[0]?.days;
    await server.sql(
      `update auth_sessions set "expiresAt" = now() + interval '40 days', "updatedAt" = now() - interval '50 days'
      where "userId" = $1`,
      [owner.id],
    );
    await owner.get("/api/auth/get-session");
    expect(await left()).toBe(90);
    await server.sql(`update auth_sessions set "expiresAt" = now() - interval '1 second' where "userId" = $1`, [
      owner.id,
    ]);
    expect(await isIn(owner)).toBe(false);
    expect((await owner.get("/api/auth/get-session")).body).toBeNull();
  });

  test("D11: ends 180 days after the sign-in, however often it is renewed", async () => {
    const owner = await server.account();
    const age = (days: number) =>
      server.sql(
        `update auth_sessions set "createdAt" = now() - interval '${days} days', "updatedAt" = now() - interval '2 days',
        "expiresAt" = now() + interval '88 days' where "userId" = $1 returning "expiresAt" - now() < interval '88 days' as capped`,
        [owner.id],
      );
    await age(170);
    await owner.get("/api/auth/get-session");
    const [{ days } = {}] = await server.sql(
      `select round(extract(epoch from "expiresAt" - now()) / 86400)::int as days from auth_sessions where "userId" = $1`,
      [owner.id],
    );
    expect(days).toBe(10);
    expect(await isIn(owner)).toBe(true);
    expect(await age(181)).toEqual([{ capped: true }]);
    expect(await isIn(owner)).toBe(false);
    expect((await owner.get("/api/auth/get-session")).body).toBeNull();
  });

  test.each([
    ["no token at all", "Bearer "],
    ["an unknown token", "Bearer abcdefghijklmnopqrstuvwxyz"],
    ["a broken escape", "Bearer %.x"],
    ["a signed token with a wrong signature", "Bearer abc.ZmF1c3Nl"],
    ["another scheme", "Basic YWRtaW46YWRtaW4="],
  ])("is not opened by %s", async (_name, authorization) => {
    expect((await server.visitor().get("/api/profils_utilisateur", { authorization })).status).toBe(401);
    expect((await server.visitor().get("/api/auth/get-session", { authorization })).body).toBeNull();
  });

  test("is not opened by a cookie whose signature is not ours", async () => {
    const owner = await server.account();
    const [token = ""] = decodeURIComponent(owner.cookies.get(NAME) ?? "").split(".");
    for (const forged of [token, `${token}.`, `${token}.AAAA`, "%", "."]) {
      owner.cookies.set(NAME, encodeURIComponent(forged));
      expect(await isIn(owner)).toBe(false);
    }
  });
});

test("a failure of ours at sign-in says nothing but that, with the number it is logged under", async () => {
  const { email } = await server.account();
  await server.sql("alter table auth_accounts rename to auth_accounts_away");
  const reply = await signIn(server.visitor(), email);
  await server.sql("alter table auth_accounts_away rename to auth_accounts");
  const details = { reference: expect.stringMatching(/^[\da-f]{8}$/) };
  expect([reply.status, reply.body]).toEqual([
    500,
    { code: "ERREUR_INTERNE", message: "Une erreur inattendue s’est produite.", details },
  ]);
});

describe("N14: signing out", () => {
  const signOut = (visitor: Visitor) => visitor.post("/api/auth/sign-out", {}, BROWSER);

  test("of a session that is gone is answered like any other, and its cookie goes", async () => {
    const owner = await server.account();
    await server.sql('delete from auth_sessions where "userId" = $1', [owner.id]);
    const reply = await signOut(owner);
    expect([reply.status, reply.body]).toEqual([200, { success: true }]);
    expect(reply.headers.getSetCookie().join()).toMatch(new RegExp(`^${NAME}=;.*Max-Age=0`));
    expect(owner.cookies.has(NAME)).toBe(false);
  });

  test("by a page that believes somebody else signed in ends nobody's session", async () => {
    const [owner, other] = [await server.account(), await server.account()];
    const signOutAs = (visitor: Visitor, id: string) =>
      visitor.post("/api/auth/sign-out", {}, { ...BROWSER, "bosco-user": id });
    const refused = await signOutAs(owner, other.id);
    expect([refused.status, refused.body.code, owner.cookies.has(NAME)]).toEqual([401, "NON_CONNECTE", true]);
    expect(await isIn(owner)).toBe(true);
    const copy = copyOf(owner);
    expect([(await signOutAs(owner, owner.id)).status, await isIn(copy)]).toEqual([200, false]);
    expect([(await signOutAs(copy, other.id)).status, copy.cookies.has(NAME)]).toEqual([200, false]);
  });

  test("twice, and with the same cookie kept by another page", async () => {
    const owner = await server.account();
    const copy = copyOf(owner);
    expect([(await signOut(owner)).status, (await signOut(owner)).status]).toEqual([200, 200]);
    expect([(await signOut(copy)).status, copy.cookies.has(NAME)]).toEqual([200, false]);
  });

  test.each(["", "x", "un-jeton-choisi.c2lnbmF0dXJl", "%"])(
    "with a cookie of nobody's (%j) clears it",
    async (value) => {
      const visitor = server.visitor();
      visitor.cookies.set(NAME, value);
      expect([(await signOut(visitor)).status, visitor.cookies.has(NAME)]).toEqual([200, false]);
    },
  );

  test("of an account that is gone, and of a session that has run out", async () => {
    const [deleted, late] = [await server.account(), await server.account()];
    await server.sql("delete from auth_users where id = $1", [deleted.id]);
    await server.sql(`update auth_sessions set "expiresAt" = now() - interval '1 day' where "userId" = $1`, [late.id]);
    for (const visitor of [deleted, late])
      expect([(await signOut(visitor)).status, visitor.cookies.has(NAME)]).toEqual([200, false]);
    expect(await server.sql('select from auth_sessions where "userId" = $1', [late.id])).toEqual([]);
  });
});

describe("changing the password", () => {
  const change = (visitor: Visitor, body: object) => visitor.post("/api/auth/change-password", body, BROWSER);
  const NEW = "un-cap-tout-neuf";

  test("C1: gives this browser a new token, ends its old one, and leaves other devices in", async () => {
    const owner = await server.account();
    const phone = server.visitor();
    await signIn(phone, owner.email);
    const before = copyOf(owner);
    const reply = await change(owner, { currentPassword: PASSWORD, newPassword: NEW });
    expect(reply.status).toBe(200);
    expect(reply.text).not.toContain("token");
    expect([await isIn(owner), await isIn(before), await isIn(phone)]).toEqual([true, false, true]);
    expect((await signIn(server.visitor(), owner.email)).status).toBe(401);
    expect((await signIn(server.visitor(), owner.email, NEW)).status).toBe(200);
  });

  test("ends the sessions of the other devices when asked to", async () => {
    const owner = await server.account();
    const phone = server.visitor();
    await signIn(phone, owner.email);
    await change(owner, { currentPassword: PASSWORD, newPassword: NEW, revokeOtherSessions: true });
    expect([await isIn(owner), await isIn(phone)]).toEqual([true, false]);
  });

  test.each([
    ["a wrong current one", { currentPassword: "pas-le-bon", newPassword: NEW }, "Mot de passe incorrect."],
    ["a common new one", { currentPassword: PASSWORD, newPassword: "azerty123" }, /trop courant/],
    ["a short new one", { currentPassword: PASSWORD, newPassword: "abc" }, /au moins 6/],
  ])("is refused with %s, and changes nothing", async (_name, body, message) => {
    const owner = await server.account();
    const reply = await change(owner, body);
    expect(reply.status).toBe(400);
    expect(reply.body.message).toMatch(message);
    expect((await signIn(server.visitor(), owner.email)).status).toBe(200);
  });

  test("G3: is not for the demo account", async () => {
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    const body = { currentPassword: "bienvenue-a-bord-de-bosco", newPassword: NEW };
    const reply = await change(visitor, body);
    expect([reply.status, reply.body.message]).toEqual([403, "Le compte de démonstration ne peut pas être modifié."]);
    expect((await server.visitor().post("/api/auth/sign-in/demo")).status).toBe(200);
  });
});

describe("C2: under https", () => {
  test("the cookie is bound to this very host and to encryption", async () => {
    const secure = await startTestServer(
      { PUBLIC_URL: "https://bosco.exemple.fr" },
      { testDatabase: server.testDatabase },
    );
    const { email } = await server.account();
    const reply = await secure.visitor().post("/api/auth/sign-in/email", { email, password: PASSWORD });
    const cookies = reply.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual([
      "__Host-bosco.browser",
      "__Host-bosco.session_token",
    ]);
    expect(cookies.map(attributesOf).sort()).toEqual([
      ["httponly", "max-age=31536000", "path=/", "samesite=lax", "secure"],
      ["httponly", "max-age=7776000", "path=/", "samesite=lax", "secure"],
    ]);
    await secure.stop();
  });
});

describe("after a restart", () => {
  test("sessions are still open, with a secret that was kept in the database", async () => {
    const first = await startTestServer({ AUTH_SECRET: "" });
    const { testDatabase } = first;
    const email = "anne@bosco.test";
    await first.visitor().post("/api/auth/sign-up/email", { email, password: PASSWORD });
    const { cookies } = await first.signIn(email, PASSWORD);
    const second = await startTestServer({ AUTH_SECRET: "" }, { testDatabase });
    const visitor = second.visitor();
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect(await isIn(visitor)).toBe(true);
    await second.stop();
    await first.stop();
  });
});
