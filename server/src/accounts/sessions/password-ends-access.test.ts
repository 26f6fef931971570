import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { useMailedServer } from "../../../tests/mailed-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const { server, trap } = useMailedServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "127.0.0.1" });
beforeEach(() => server.sql("delete from auth_attempts"));

const NEW = "un-cap-tout-neuf";
let visitors = 0;
function from() {
  visitors += 1;
  return { "x-forwarded-for": `192.0.2.${visitors % 250}` };
}
const signIn = (visitor: Visitor, email: string, password: string) =>
  visitor.post("/api/auth/sign-in/email", { email, password }, from());
const reset = (token: string) => server.visitor().post("/api/auth/reset-password", { token, newPassword: NEW }, from());

async function resetLink(email: string): Promise<string> {
  await server.visitor().post("/api/auth/request-password-reset", { email }, from());
  return new URL((await trap.mailTo(email)).link).searchParams.get("jeton") ?? "";
}

/** Somebody with a calendar address, and a browser that the account knows. */
async function someone() {
  const { email } = await server.account();
  const browser = server.visitor();
  expect((await signIn(browser, email, PASSWORD)).status).toBe(200);
  const jeton = randomBytes(32).toString("base64url");
  expect((await browser.call("PUT", "/api/calendrier", { jeton })).status).toBe(200);
  return { email, browser, jeton };
}
const feed = async (jeton: string) => (await server.visitor().get(`/api/calendrier.ics?jeton=${jeton}`)).status;

/** Whether a browser is one the account knows: guesses from elsewhere don't keep it out. */
async function isKnown(browser: Visitor, email: string): Promise<boolean> {
  await server.sql("delete from auth_attempts");
  for (let n = 0; n < 6; n += 1) await signIn(server.visitor(), email, "pas-le-bon");
  const { status } = await signIn(browser, email, NEW);
  await server.sql("delete from auth_attempts");
  return status === 200;
}

describe("N17: a new password by a link", () => {
  test("ends every other link, the calendar address, the sessions and the known browsers", async () => {
    const { email, browser, jeton } = await someone();
    const [first, second] = [await resetLink(email), await resetLink(email)];
    expect(await feed(jeton)).toBe(200);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
    expect(await feed(jeton)).toBe(404);
    expect((await browser.get("/api/profils_utilisateur")).status).toBe(401);
    expect(await isKnown(browser, email)).toBe(false);
  });

  test("is announced with what it ends", async () => {
    const { email } = await someone();
    await server.visitor().post("/api/auth/request-password-reset", { email }, from());
    const { text, html } = await trap.mailTo(email);
    for (const form of [text, html]) expect(form).toContain("l’adresse de votre agenda cesse de fonctionner");
  });

  test("leaves other people's as they are", async () => {
    const [other, { email }] = [await someone(), await someone()];
    const link = await resetLink(other.email);
    expect((await reset(await resetLink(email))).status).toBe(200);
    expect(await feed(other.jeton)).toBe(200);
    expect((await other.browser.get("/api/profils_utilisateur")).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });
});

test("N17: another address, given by an administrator, ends the links in the old mailbox", async () => {
  const owner = await server.account();
  const link = await resetLink(owner.email);
  const admin = await server.admin();
  const userData = { email: `neuf-${owner.email}` };
  const { status } = await admin.call("PUT", "/api/fonctions/admin-users", { userId: owner.id, userData });
  expect(status).toBe(200);
  expect((await reset(link)).status).toBe(400);
});

describe("N17: a new password in the profile", () => {
  const change = (visitor: Visitor, revokeOtherSessions: boolean) =>
    visitor.post(
      "/api/auth/change-password",
      { currentPassword: PASSWORD, newPassword: NEW, revokeOtherSessions },
      from(),
    );

  test("ends every link, and with the other devices their browsers and the calendar address; this one stays", async () => {
    const { email, browser, jeton } = await someone();
    const other = server.visitor();
    await signIn(other, email, PASSWORD);
    const link = await resetLink(email);
    expect((await change(browser, true)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
    expect(await feed(jeton)).toBe(404);
    expect((await browser.get("/api/profils_utilisateur")).status).toBe(200);
    expect((await other.get("/api/profils_utilisateur")).status).toBe(401);
    expect(await isKnown(other, email)).toBe(false);
    expect(await isKnown(browser, email)).toBe(true);
  });

  test("without ending the other devices leaves them their browsers and the calendar, and ends every link", async () => {
    const { email, browser, jeton } = await someone();
    const link = await resetLink(email);
    expect((await change(browser, false)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
    expect(await feed(jeton)).toBe(200);
    expect(await isKnown(browser, email)).toBe(true);
  });

  test("that is refused ends nothing", async () => {
    const { email, browser, jeton } = await someone();
    const link = await resetLink(email);
    const wrong = { currentPassword: "pas-le-bon", newPassword: NEW, revokeOtherSessions: true };
    expect((await browser.post("/api/auth/change-password", wrong, from())).status).toBe(400);
    expect(await feed(jeton)).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });
});
