import { beforeEach, describe, expect, test } from "vitest";
import { type EventReader, listen } from "../../../tests/event-reader.ts";
import { startTestServer, useTestServer } from "../../../tests/test-server.ts";
import { DEMO_EMAIL, DEMO_ID, DEMO_PASSWORD } from "../../demo-account.ts";
import { hashPassword } from "../passwords/password-hash.ts";

const server = useTestServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "127.0.0.1" });
beforeEach(() => server.sql("delete from auth_attempts"));

const from = (address: string) => ({ "x-forwarded-for": address });
const enter = (address: string) => server.visitor().post("/api/auth/sign-in/demo", {}, from(address));
const daysLeft = async () =>
  (
    await server.sql(
      `select max(extract(epoch from "expiresAt" - now()) / 86400)::float as days from auth_sessions where "userId" = $1`,
      [DEMO_ID],
    )
  )[0]?.days;

describe("N6: entering the demo", () => {
  test("hashes nothing: it opens while everybody's sign-in waits", async () => {
    let isOver = false;
    const flood = Array.from({ length: 40 }, async () => {
      while (!isOver) await hashPassword("une vague de plus").catch(() => new Promise(setImmediate));
    });
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => enter(`203.0.113.${n}`)));
    isOver = true;
    await Promise.all(flood);
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  test("says who one is, without a token, and remembers no browser", async () => {
    const visitor = server.visitor();
    const { body, headers } = await visitor.post("/api/auth/sign-in/demo", {}, from("203.0.113.50"));
    expect(body.user).toMatchObject({ id: DEMO_ID, email: DEMO_EMAIL });
    expect(JSON.stringify(body)).not.toContain("token");
    expect(headers.getSetCookie()).toHaveLength(1);
    const [row] = await server.sql(
      `select "ipAddress" from auth_sessions where "userId" = $1 order by "createdAt" desc`,
      [DEMO_ID],
    );
    expect(row?.ipAddress).toBe("203.0.113.50");
  });

  test("is counted by address, by either door, and costs no other address its turn", async () => {
    const seen: number[] = [];
    for (let n = 0; n < 20; n += 1) seen.push((await enter("203.0.113.60")).status);
    expect(seen).toEqual(Array(20).fill(200));
    const refused = await enter("203.0.113.60");
    expect([refused.status, refused.body.code]).toEqual([429, "TROP_DE_DEMANDES"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const known = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    const other = await server.visitor().post("/api/auth/sign-in/email", known, from("203.0.113.60"));
    expect(other.status).toBe(429);
    expect((await enter("203.0.113.61")).status).toBe(200);
  });

  test("lasts a day, however often it is renewed, by either door", async () => {
    const visitor = server.visitor();
    const { headers } = await visitor.post("/api/auth/sign-in/demo", {}, from("203.0.113.70"));
    expect(headers.getSetCookie().join().split("; ")).toContain("Max-Age=86400");
    await visitor.get("/api/auth/get-session");
    const known = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    const other = server.visitor();
    expect((await other.post("/api/auth/sign-in/email", known, from("203.0.113.71"))).status).toBe(200);
    await other.get("/api/auth/get-session");
    expect(await daysLeft()).toBeLessThanOrEqual(1);
    expect((await visitor.get("/api/profils_utilisateur")).status).toBe(200);
    await server.sql(`update auth_sessions set "createdAt" = now() - interval '25 hours' where "userId" = $1`, [
      DEMO_ID,
    ]);
    expect((await visitor.get("/api/profils_utilisateur")).status).toBe(401);
  });
});

test("N6: one address holds so many streams and no more, whoever is behind it", async () => {
  const small = await startTestServer({ RATE_LIMIT_FACTOR: "0.05" }, { testDatabase: server.testDatabase });
  const pages: EventReader[] = [];
  const open = async () => {
    const page = await listen(await small.account());
    pages.push(page);
    return page.status;
  };
  for (let n = 0; n < 5; n += 1) expect(await open()).toBe(200);
  expect(await open()).toBe(429);
  expect(pages.slice(0, 5).map((page) => page.isClosed())).toEqual(Array(5).fill(false));
  pages[0]?.leave();
  await expect.poll(open, { interval: 200 }).toBe(200);
  for (const page of pages) page.leave();
  await small.stop();
});
