import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { useMailedServer } from "../../../tests/mailed-server.ts";

const { server, trap } = useMailedServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "127.0.0.1" });
beforeEach(() => server.sql("delete from auth_attempts"));

let visitors = 0;
function from() {
  visitors += 1;
  return { "x-forwarded-for": `198.51.100.${visitors}` };
}
const signIn = (email: string, headers = from()) =>
  server.visitor().post("/api/auth/sign-in/email", { email, password: PASSWORD }, headers);
const mailsTo = (email: string) => trap.mails.filter(({ to }) => to.includes(email)).length;

/** A stranger's address, with an account that he never asked for. */
async function someone(): Promise<string> {
  const email = `${randomUUID()}@bosco.test`;
  expect((await server.visitor().post("/api/auth/sign-up/email", { email, password: PASSWORD }, from())).status).toBe(
    200,
  );
  await expect.poll(() => mailsTo(email)).toBe(1);
  return email;
}

describe("N7: signing in before the address is confirmed", () => {
  test("sends the link again, and counts as asking for a mail: by account", async () => {
    const email = await someone();
    const seen: number[] = [];
    for (let n = 0; n < 9; n += 1) seen.push((await signIn(email)).status);
    expect(seen).toEqual([...Array(5).fill(403), ...Array(4).fill(429)]);
    await expect.poll(() => mailsTo(email)).toBe(6);
    const ask = await server.visitor().post("/api/auth/send-verification-email", { email }, from());
    expect(ask.status).toBe(429);
    await new Promise((resume) => setTimeout(resume, 300));
    expect(mailsTo(email)).toBe(6);
  });

  test("and by address", async () => {
    const here = from();
    const emails: string[] = [];
    for (let n = 0; n < 6; n += 1) emails.push(await someone());
    const replies = [];
    for (const email of emails) replies.push(await signIn(email, here));
    expect(replies.map(({ status }) => status)).toEqual([...Array(5).fill(403), 429]);
    expect(replies[0]?.body).toEqual({
      code: "EMAIL_NOT_VERIFIED",
      message: "Veuillez confirmer votre e-mail avant de vous connecter. Vérifiez votre boîte de réception.",
    });
    expect(replies[5]?.body.message).toBe("Trop de tentatives. Réessayez dans 15 minutes.");
  });

  test("keeps nobody out who is confirmed", async () => {
    const { email } = await server.account();
    for (let n = 0; n < 6; n += 1) await server.visitor().post("/api/auth/request-password-reset", { email }, from());
    expect((await signIn(email)).status).toBe(200);
  });

  test("sends nothing to whoever gives a wrong password", async () => {
    const email = await someone();
    const wrong = { email, password: "pas-le-bon" };
    expect((await server.visitor().post("/api/auth/sign-in/email", wrong, from())).status).toBe(401);
    await new Promise((resume) => setTimeout(resume, 300));
    expect(mailsTo(email)).toBe(1);
  });
});
