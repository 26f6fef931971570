import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../tests/accounts.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";

const lines: string[] = [];
const server = useTestServer({ LOG_LEVEL: "trace" }, { logTo: { write: (line) => lines.push(line) } });

const SECRETS = ["un-secret-de-polichinelle", "autre-secret-bien-garde", PASSWORD];

describe("U9: the log", () => {
  test("is lines of JSON that say who did what when, and how it ended", async () => {
    await server.visitor().get("/api/bateaux?bateau_id=secret-dans-l-adresse");
    const entries = lines.map((line) => JSON.parse(line));
    const request = entries.find(({ req }) => req?.path === "/api/bateaux");
    expect(request.req).toEqual({ id: expect.any(String), method: "GET", path: "/api/bateaux" });
    expect(Date.parse(request.time)).not.toBeNaN();
    const end = entries.find(({ reqId, res }) => reqId === request.reqId && res);
    expect(end.res).toEqual({ status: 401 });
  });

  test("holds no password, cookie, token, query or body, however a request fails", async () => {
    const owner = await server.account();
    const [, cookie = ""] = owner.cookieHeader.split("=");
    const token = decodeURIComponent(cookie).split(".")[0] ?? "";
    const email = owner.email;
    for (const password of SECRETS) {
      await owner.post("/api/auth/sign-in/email", { email, password });
      await owner.post("/api/auth/sign-up/email", { email: "x", password });
      await owner.post("/api/auth/change-password", { currentPassword: password, newPassword: password });
      await owner.post("/api/auth/sign-in/email", `{"email":"${email}","password":"${password}`);
      await owner.post("/api/auth/reset-password", { token: password, newPassword: password });
      await owner.get(`/api/auth/verify-email?token=${password}`);
      await owner.get("/api/profils_utilisateur", { authorization: `Bearer ${password}` });
      await owner.post("/api/bateaux", aBoat({ nom: password, annee: password }));
      await owner.get(`/api/nulle-part?jeton=${password}`);
    }
    const log = lines.join("");
    expect(token.length).toBeGreaterThan(20);
    for (const secret of [...SECRETS, token, cookie, "secret-dans-l-adresse", "Bearer"])
      expect(log).not.toContain(secret);
  });

  test("tells of a failure of ours under the number the caller got, with where and not with what", async () => {
    const owner = await server.account();
    await owner.post("/api/bateaux", aBoat());
    await server.sql("alter table bateaux alter column pavillon type text, drop constraint bateaux_pavillon_check");
    await server.sql(
      `set role bosco_system; update bateaux set pavillon = '${SECRETS[0]}' where user_id = '${owner.id}'`,
    );
    const reply = await owner.get("/api/bateaux");
    expect(reply.status).toBe(500);
    const entry = lines
      .map((line) => JSON.parse(line))
      .find(({ reqId, err }) => reqId === reply.body.details.reference && err);
    expect(entry).toMatchObject({
      msg: "ERREUR_INTERNE",
      err: { message: "", stack: expect.stringContaining("    at ") },
    });
    expect(JSON.stringify(entry)).not.toContain(SECRETS[0]);
  });
});
