import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { rawRequest } from "../../../tests/raw-request.ts";
import { useTestServer } from "../../../tests/test-server.ts";

const server = useTestServer();

const NAME = "bosco.browser";
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

async function signIn(browser: string): Promise<{ status: number; cookies: string[] }> {
  const { email } = await server.account();
  const headers = { cookie: `${NAME}=${browser}` };
  const reply = await server.visitor().post("/api/auth/sign-in/email", { email, password: PASSWORD }, headers);
  return { status: reply.status, cookies: reply.headers.getSetCookie() };
}
const browserIn = (cookies: string[]) =>
  cookies
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
    .split(";")[0] ?? "";

describe("N11: the cookie by which a browser is known", () => {
  test.each([
    "x%3B%20Domain%3Dmechant.example",
    "x%0D%0ASet-Cookie%3A%20a%3Db",
    "%E2%9B%B5",
    "%00",
    "un-mot",
    `${"a".repeat(4_000)}`,
    "3F6C1F0E-6F0B-4C55-9D64-1D4D5A0F7C11%20",
  ])("%s is not repeated: the browser gets one of our making", async (given) => {
    const { status, cookies } = await signIn(given);
    expect(status).toBe(200);
    expect(cookies).toHaveLength(2);
    expect(browserIn(cookies)).toMatch(UUID);
    expect(cookies.join()).not.toMatch(/mechant|a=b|aaaa/);
  });

  test("that is ours is kept", async () => {
    const ours = browserIn((await signIn("")).cookies);
    expect(ours).toMatch(UUID);
    expect(browserIn((await signIn(ours)).cookies)).toBe(ours);
  });
});

describe("what else comes from outside and goes on", () => {
  test("a device's name of any length and letters is kept short, and shown as text", async () => {
    const { email } = await server.account();
    const body = JSON.stringify({ email, password: PASSWORD });
    const headers = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": `Bateau/\u00e9 ${"x".repeat(5_000)}`,
    };
    const { status } = await rawRequest(server.url, "POST", "/api/auth/sign-in/email", { headers, body });
    expect(status).toBe(200);
    const [row] = await server.sql(`select max(length("userAgent")) as most from auth_sessions`);
    expect(row?.most).toBe(300);
  });
});
