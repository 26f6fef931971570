import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@bosco/contract";
import { isContractProcedure } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RawReply, rawRequest } from "../../tests/raw-request.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";

interface Route {
  method: string;
  path: string;
}

let folder: string;
let server: TestServer;
const routes: Route[] = [];
/** How each is answered when its address is written plainly. */
const plain = new Map<string, object>();
const ID = "3f6c1f0e-6f0b-4c55-9d64-1d4d5a0f7c11";
/** Answered for every method Fastify knows; one of each kind says enough about the mount. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function contractCalls(node: object): Route[] {
  if (!isContractProcedure(node)) return Object.values(node).flatMap(contractCalls);
  const { method = "", path = "" } = node["~orpc"].route;
  return [{ method, path: `/api${path.replace(/\{\w+\}/g, ID)}` }];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bosco-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Bosco</title>");
  await writeFile(join(folder, "assets", "index-a1b2c3.js"), "/* script */");
  const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const one of [method].flat())
      if (METHODS.includes(one))
        routes.push({ method: one, path: url.replace(/:\w+/g, ID).replace("*", "nulle-part") });
  };
  server = await startTestServer({}, { webFolder: folder, onRoute });
  routes.push(...contractCalls(contract), { method: "GET", path: "/mes-bateaux" });
  for (const method of METHODS) routes.push({ method, path: "/nulle-part" });
  for (const route of routes) plain.set(`${route.method} ${route.path}`, seen(await ask(route.method, route.path)));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const BODY = { headers: { "content-type": "application/json", "content-length": "2" }, body: "{}" };
const ask = (method: string, target: string) =>
  rawRequest(server.url, method, target, ["GET", "HEAD", "OPTIONS"].includes(method) ? {} : BODY);

/** What differs from one moment to the next, however alike the answers are. */
const PASSING = ["date", "x-ratelimit-remaining", "x-ratelimit-reset", "set-cookie", "last-modified", "etag"];
const seen = ({ status, headers }: RawReply) => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => !PASSING.includes(name)).sort()),
});

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
/** Other spellings of one and the same address (RFC 3986, 6.2.2; RFC 9112, 3.2.2). */
const SAME: Record<string, (path: string) => string> = {
  "its first letter written as a number": (path) => path.replace(/[a-z]/, encoded),
  "its last letter written as a number": (path) => path.replace(/[a-z](?=[^a-z]*$)/, encoded),
  "the whole address": (path) => `http://bosco.example${path}`,
  "the whole address, in capitals and with a name": (path) => `HTTP://moi:secret@bosco.example:80${path}`,
  "both at once": (path) => `https://bosco.example${path.replace(/[a-z]/, encoded)}`,
};
/** Addresses that look alike and are others. */
const OTHERS: Record<string, (path: string) => string> = {
  "a slash more before": (path) => `/${path}`,
  "a slash more after": (path) => `${path}/`,
  "a slash more within": (path) => path.replace(/(?<=.)\//, "//"),
  "a dot": (path) => `/.${path}`,
  capitals: (path) => path.toUpperCase(),
};

describe("N4: what an answer carries is decided by the route, however its address is written", () => {
  test("every route is walked", () => {
    expect(routes.length).toBeGreaterThan(80);
    expect(routes).toContainEqual({ method: "GET", path: "/api/auth/get-session" });
  });

  test.each(Object.entries(SAME))("with %s, status and headers are those of the plain one", async (_name, spell) => {
    for (const { method, path } of routes) {
      const reply = seen(await ask(method, spell(path)));
      expect(reply, `${method} ${spell(path)}`).toEqual(plain.get(`${method} ${path}`));
    }
  });

  test.each(Object.entries(OTHERS))(
    "with %s, it is the plain one, a page, or not found in strict dress",
    async (_name, spell) => {
      for (const { method, path } of routes) {
        const reply = seen(await ask(method, spell(path)));
        const known = [path, "/api/nulle-part", "/assets/nulle-part", "/nulle-part"].map((one) =>
          plain.get(`${method} ${one}`),
        );
        expect(known, `${method} ${spell(path)}`).toContainEqual(reply);
      }
    },
  );

  test("nothing of the API, and nothing that is not there, may be kept or is served without end", async () => {
    for (const target of ["/%61pi/auth/get-session", "http://x/api/auth/get-session", "/%61pi/nulle-part"]) {
      const { headers } = await ask("GET", target);
      expect(headers.get("cache-control"), target).toBe("no-store");
      expect(headers.get("x-ratelimit-limit"), target).toBe("600000");
    }
    const nowhere = await ask("PUT", "/nulle-part");
    expect([nowhere.status, nowhere.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(nowhere.headers.get("x-ratelimit-limit")).toBe("600000");
  });

  test("what can't be an address is not found in the error format", async () => {
    for (const target of ["/%", "/api/%zz", "ftp://x/api/bateaux", "*"]) {
      const { status, body, headers } = await ask("GET", target);
      expect([target, status, body.code]).toEqual([target, 404, "INTROUVABLE"]);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });
});

test("N4: all spellings of an address draw from one allowance", async () => {
  const strict = await startTestServer({ RATE_LIMIT_FACTOR: "0.05" }, { testDatabase: server.testDatabase });
  const spellings = ["/api/site", "/%61pi/site", "http://x/api/site", "/api/s%69te", "HTTPS://x/%61pi/s%69te"];
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await rawRequest(strict.url, "GET", spellings[n % 5] ?? "")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await strict.stop();
});
