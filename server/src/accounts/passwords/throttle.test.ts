import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { startTestServer, type TestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { hashPassword } from "./password-hash.ts";

/** One server that believes no proxy and one that believes this machine, on the same database. */
let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT_FACTOR: "1" });
  behindProxy = await startTestServer(
    { RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "127.0.0.1" },
    { testDatabase: server.testDatabase },
  );
});
afterAll(async () => {
  await behindProxy.stop();
  await server.stop();
});
beforeEach(() => server.sql("delete from auth_attempts"));

let visitors = 0;
/** The address of a visitor who was never here before. */
function from() {
  visitors += 1;
  return { "x-forwarded-for": `203.0.${Math.floor(visitors / 250)}.${visitors % 250}` };
}
const attempt = (visitor: Visitor, email: string, password: string, headers: Record<string, string> = {}) =>
  visitor.post("/api/auth/sign-in/email", { email, password }, headers);
const statuses = async (n: number, one: (n: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let done = 0; done < n; done += 1) seen.push((await one(done)).status);
  return seen;
};
const FIVE = Array(5).fill(401);

describe("C4: wrong passwords", () => {
  test("on one account are refused from the sixth on, from wherever they come, with the time to wait", async () => {
    const { email } = await server.account();
    const seen = await statuses(20, () => attempt(behindProxy.visitor(), email, "pas-le-bon", from()));
    expect(seen).toEqual([...FIVE, ...Array(15).fill(429)]);
    const reply = await attempt(behindProxy.visitor(), email, "pas-le-bon", from());
    expect(reply.body).toEqual({ code: "TROP_DE_DEMANDES", message: "Trop de tentatives. Réessayez dans 15 minutes." });
    const wait = Number(reply.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  test("from one address are refused from the sixth on, on whatever accounts", async () => {
    const address = from();
    const guess = (n: number) => attempt(behindProxy.visitor(), `personne-${n}@bosco.test`, "pas-le-bon", address);
    expect(await statuses(10, guess)).toEqual([...FIVE, ...Array(5).fill(429)]);
  });

  test("twenty at once get no more guesses than twenty in a row", async () => {
    const { email } = await server.account();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => attempt(behindProxy.visitor(), email, "pas-le-bon", from())),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("keep a stranger out even with the right one, and never the owner's own browser", async () => {
    const { email } = await server.account();
    const browser = behindProxy.visitor();
    expect((await attempt(browser, email, PASSWORD, from())).status).toBe(200);
    await statuses(20, () => attempt(behindProxy.visitor(), email, "pas-le-bon", from()));
    expect((await attempt(behindProxy.visitor(), email, PASSWORD, from())).status).toBe(429);
    expect((await attempt(browser, email, PASSWORD, from())).status).toBe(200);
  });

  test("in a browser that the account has used are counted too, further on", async () => {
    const { email } = await server.account();
    const browser = behindProxy.visitor();
    await attempt(browser, email, PASSWORD, from());
    const seen = await statuses(21, () => attempt(browser, email, "pas-le-bon", from()));
    expect(seen).toEqual([...Array(20).fill(401), 429]);
  });

  test("a browser known to one account is a stranger to another", async () => {
    const [mine, other] = [await server.account(), await server.account()];
    const browser = behindProxy.visitor();
    await attempt(browser, mine.email, PASSWORD, from());
    const seen = await statuses(6, () => attempt(browser, other.email, "pas-le-bon", from()));
    expect(seen).toEqual([...FIVE, 429]);
  });

  test("right ones are not counted", async () => {
    const { email } = await server.account();
    const address = from();
    const seen = await statuses(10, () => attempt(behindProxy.visitor(), email, PASSWORD, address));
    expect(seen).toEqual(Array(10).fill(200));
    expect(await server.sql("select from auth_attempts")).toEqual([]);
  });

  test("are forgotten after 15 minutes", async () => {
    const { email } = await server.account();
    await statuses(6, () => attempt(server.visitor(), email, "pas-le-bon"));
    await server.sql("update auth_attempts set at = at - interval '14 minutes'");
    expect((await attempt(server.visitor(), email, PASSWORD)).body.message).toBe(
      "Trop de tentatives. Réessayez dans 1 minute.",
    );
    await server.sql("update auth_attempts set at = at - interval '1 minute'");
    expect((await attempt(server.visitor(), email, PASSWORD)).status).toBe(200);
  });
});

describe("C5: the count stands", () => {
  test("whatever X-Forwarded-For says, when no proxy is trusted", async () => {
    const guess = (n: number) => attempt(server.visitor(), `personne-${n}@bosco.test`, "pas-le-bon", from());
    expect(await statuses(7, guess)).toEqual([...FIVE, 429, 429]);
  });

  test("after a restart of the server", async () => {
    const { email } = await server.account();
    await statuses(5, () => attempt(server.visitor(), email, "pas-le-bon"));
    const restarted = await startTestServer({ RATE_LIMIT_FACTOR: "1" }, { testDatabase: server.testDatabase });
    expect((await attempt(restarted.visitor(), email, PASSWORD)).status).toBe(429);
    await restarted.stop();
  });

  test("for the /64 of an IPv6 visitor, not for each of its addresses", async () => {
    const guess = (n: number) =>
      attempt(behindProxy.visitor(), `personne-${n}@bosco.test`, "pas-le-bon", {
        "x-forwarded-for": `2001:db8:1:2::${n}`,
      });
    expect(await statuses(7, guess)).toEqual([...FIVE, 429, 429]);
  });
});

describe("what else is counted", () => {
  test("D3: sign-ups, by address", async () => {
    const signUp = (n: number) =>
      server.visitor().post("/api/auth/sign-up/email", { email: `personne-${n}@bosco.test`, password: "abc" });
    const seen = await statuses(21, signUp);
    expect(seen).toEqual([...Array(20).fill(400), 429]);
  });

  test("requests for a mail, by account and by address", async () => {
    const ask = (email: string, headers: Record<string, string>) =>
      behindProxy.visitor().post("/api/auth/request-password-reset", { email }, headers);
    const { email } = await server.account();
    expect((await statuses(6, () => ask(email, from()))).at(-1)).toBe(429);
    const address = from();
    expect((await statuses(6, (n) => ask(`personne-${n}@bosco.test`, address))).at(-1)).toBe(429);
  });

  test("wrong current passwords of somebody who wants to change it", async () => {
    const owner = await server.account();
    const change = () =>
      owner.post("/api/auth/change-password", { currentPassword: "pas-le-bon", newPassword: "un-cap-tout-neuf" });
    expect(await statuses(6, change)).toEqual([...Array(5).fill(400), 429]);
  });
});

test("C10: hashing has a short queue; beyond it, 503 and a time to come back, and attempts are given back", async () => {
  const flooded = await startTestServer({ RATE_LIMIT_FACTOR: "1000" }, { testDatabase: server.testDatabase });
  const { email } = await server.account();
  // why: how fast sixty requests arrive is the machine's; the queue they meet is kept full here.
  let isOver = false;
  const flood = Array.from({ length: 40 }, async () => {
    while (!isOver) await hashPassword("une vague de plus").catch(() => new Promise(setImmediate));
  });
  const replies = await Promise.all(Array.from({ length: 20 }, () => attempt(flooded.visitor(), email, "pas-le-bon")));
  isOver = true;
  await Promise.all(flood);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => status === 401 || status === 503)).toBe(true);
  expect(refused.every(({ headers, body }) => headers.get("retry-after") && body.code === "INDISPONIBLE")).toBe(true);
  const counted = await server.sql("select from auth_attempts");
  expect(counted.length).toBe(2 * (replies.length - refused.length));
  await flooded.stop();
});
