import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rawRequest } from "../../tests/raw-request.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.query("delete from auth_attempts"));

/** The address that a server takes a request for, by what it writes down of a session. */
async function addressSeen(trusted: string, forwarded: string): Promise<string> {
  const server = await startTestServer(trusted ? { TRUST_PROXY: trusted } : {}, { testDatabase: database });
  const headers = { "content-length": "0", ...(forwarded && { "x-forwarded-for": forwarded }) };
  const { status } = await rawRequest(server.url, "POST", "/api/auth/sign-in/demo", { headers });
  expect(status).toBe(200);
  const [row] = await database.query(`select "ipAddress" from auth_sessions order by "createdAt" desc limit 1`);
  await server.stop();
  return row?.ipAddress;
}

describe("N12: whose word about an address counts", () => {
  const SPOOFED = "203.0.113.66, 198.51.100.2, 192.0.2.1";
  test.each([
    ["nobody's by default", "", SPOOFED, "127.0.0.1"],
    ["nobody's with false", "false", SPOOFED, "127.0.0.1"],
    ["with true that of the one proxy in front, never a visitor's", "true", SPOOFED, "192.0.2.1"],
    ["with 1 the same", "1", SPOOFED, "192.0.2.1"],
    ["with 2 that of two proxies", "2", SPOOFED, "198.51.100.2"],
    ["with 9, all there is", "9", SPOOFED, "203.0.113.66"],
    ["with addresses, those", "127.0.0.1,192.0.2.0/24", SPOOFED, "198.51.100.2"],
    ["with addresses that are not in front, nobody's", "10.0.0.1", SPOOFED, "127.0.0.1"],
    ["a proxy that says nothing", "true", "", "127.0.0.1"],
    ["what is no address counts as the sender's", "true", "203.0.113.1, mechant\u00e9", "127.0.0.1"],
    ["an address with a port is none", "true", "203.0.113.1:8080", "127.0.0.1"],
  ])("%s", async (_name, trusted, forwarded, expected) => {
    expect(await addressSeen(trusted, forwarded)).toBe(expected);
  });

  test("a visitor who makes up a new one each time is counted as one", async () => {
    const server = await startTestServer({ RATE_LIMIT_FACTOR: "1", TRUST_PROXY: "true" }, { testDatabase: database });
    const seen: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const guess = { email: `personne-${n}@bosco.test`, password: "pas-le-bon" };
      const headers = { "x-forwarded-for": `203.0.113.${n}, 192.0.2.7` };
      seen.push((await server.visitor().post("/api/auth/sign-in/email", guess, headers)).status);
    }
    expect(seen).toEqual([...Array(5).fill(401), 429, 429]);
    await server.stop();
  });
});
