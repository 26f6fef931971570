import { contract } from "@bosco/contract";
import { isContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { ADMIN, PASSWORD } from "../../tests/accounts.ts";
import { startTestServer, useTestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";
import { DEMO_ID } from "../demo-account.ts";

const USERS = "/api/fonctions/admin-users";
const DATA = "/api/profils_utilisateur/donnees";
const ASKED = { code: "MOT_DE_PASSE_DEMANDE", message: "Confirmez votre mot de passe pour continuer." };

const server = useTestServer();

/** As if the password had been given so long ago. */
async function ageOf(visitor: Visitor, minutes: number): Promise<Visitor> {
  await server.sql(`update auth_sessions set "createdAt" = now() - make_interval(mins => $1) where "userId" = $2`, [
    minutes,
    visitor.id,
  ]);
  return visitor;
}
const signInAgain = (visitor: Visitor, password = PASSWORD) =>
  visitor.post("/api/auth/sign-in/email", { email: visitor.email, password });
const exists = async (id: string) => (await server.sql("select from auth_users where id = $1", [id])).length === 1;

const adminCalls = Object.values(contract.admin).flatMap((call) =>
  isContractProcedure(call) ? [{ method: call["~orpc"].route.method ?? "", path: call["~orpc"].route.path ?? "" }] : [],
);

describe("administration", () => {
  test.each(adminCalls)("asks for the password again after twenty minutes: $method $path", async ({ method, path }) => {
    const target = await server.account();
    const admin = await server.admin();
    const body = method === "GET" ? undefined : { userId: target.id, userData: { prenom: "Anne" } };
    const call = () => admin.call(method, `/api${path}`, body);
    await ageOf(admin, 19);
    const before = await call();
    expect(before.body).not.toMatchObject({ code: ASKED.code });
    await ageOf(admin, 21);
    const refused = await call();
    expect([refused.status, refused.body]).toEqual([403, ASKED]);
  });

  test("changes nothing while it asks, and goes on once the password is right", async () => {
    const target = await server.account();
    const admin = await ageOf(await server.admin(), 21);
    const remove = () => admin.call("DELETE", USERS, { userId: target.id });
    expect((await remove()).body).toEqual(ASKED);
    expect(await exists(target.id)).toBe(true);
    expect((await signInAgain(admin, "pas-le-bon")).status).toBe(401);
    expect((await remove()).body).toEqual(ASKED);
    const stolen = admin.cookieHeader;
    expect((await signInAgain(admin, ADMIN.password)).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await exists(target.id)).toBe(false);
    expect((await server.visitor().get(USERS, { cookie: stolen })).status).toBe(401);
  });

  test("tells whoever is no administrator that, and not the password", async () => {
    const owner = await ageOf(await server.account(), 21);
    expect((await owner.get(USERS)).body).toMatchObject({ code: "INTERDIT" });
  });

  test("asks of a program with a bearer token too", async () => {
    const admin = await ageOf(await server.admin(), 21);
    const [token] = decodeURIComponent(admin.cookies.get("bosco.session_token") ?? "").split(".");
    const bearer = { authorization: `Bearer ${token}` };
    expect((await server.visitor().get(USERS, bearer)).body).toEqual(ASKED);
  });
});

describe("an owner's account", () => {
  test("is exported only after a recent sign-in, and HEAD says so beforehand", async () => {
    const owner = await ageOf(await server.account(), 21);
    expect((await owner.get(DATA)).body).toEqual(ASKED);
    expect((await owner.call("HEAD", DATA)).status).toBe(403);
    await signInAgain(owner);
    const told = await owner.call("HEAD", DATA);
    expect([told.status, told.text]).toEqual([200, ""]);
    expect((await owner.get(DATA)).headers.get("content-type")).toBe("application/zip");
    expect((await server.visitor().call("HEAD", DATA)).status).toBe(401);
  });

  test("is deleted only after a recent sign-in", async () => {
    const owner = await ageOf(await server.account(), 21);
    const remove = () => owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    expect((await remove()).body).toEqual(ASKED);
    expect(await exists(owner.id)).toBe(true);
    await signInAgain(owner);
    expect((await remove()).status).toBe(200);
    expect(await exists(owner.id)).toBe(false);
  });

  test("works as ever with everything else, however old the sign-in", async () => {
    const owner = await ageOf(await server.account(), 60 * 24 * 60);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
    expect((await owner.patch("/api/profils_utilisateur", { prenom: "Anne" })).status).toBe(200);
  });

  test("of the demo is exported without a password, which nobody knows", async () => {
    const demo = server.visitor();
    await demo.post("/api/auth/sign-in/demo");
    demo.id = DEMO_ID;
    await ageOf(demo, 60);
    expect((await demo.get(DATA)).status).toBe(200);
  });
});

test("the operator may set how long a password counts as just given", async () => {
  const hasty = await startTestServer({ RECENT_SIGN_IN_MINUTES: "1" }, { testDatabase: server.testDatabase });
  const admin = await hasty.admin();
  await ageOf(admin, 2);
  expect((await admin.get(USERS)).body).toEqual(ASKED);
  await hasty.stop();
});
