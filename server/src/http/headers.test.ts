import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";

const SCRIPT = "/* script */";
let folder: string;
let server: TestServer;
let secure: TestServer;

beforeAll(async () => {
  // why: a folder named as the one of hashed files must not make everything in it look hashed.
  folder = join(await mkdtemp(join(tmpdir(), "bosco-web-")), "assets", "dist");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Bosco</title>");
  await writeFile(join(folder, "sw.js"), "/* worker */");
  await writeFile(join(folder, "assets", "index-a1b2c3.js"), SCRIPT);
  await writeFile(join(folder, "assets", "index-a1b2c3.js.br"), brotliCompressSync(SCRIPT));
  server = await startTestServer({}, { webFolder: folder });
  const options = { webFolder: folder, testDatabase: server.testDatabase };
  secure = await startTestServer({ PUBLIC_URL: "https://bosco.exemple.fr" }, options);
});
afterAll(async () => {
  await secure.stop();
  await server.stop();
  await rm(join(folder, "../.."), { recursive: true });
});

const STRICT = {
  "content-security-policy":
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' blob:;frame-src blob:;font-src 'self';connect-src 'self';manifest-src 'self';worker-src 'self';form-action 'self';base-uri 'none';object-src 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  "x-powered-by": null,
  server: null,
};
const read = (headers: Headers, expected: Record<string, string | null>) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));

describe("W1: every answer carries the strict headers", () => {
  test.each([
    ["a page", "GET", "/", 200],
    ["another page", "GET", "/mes-bateaux", 200],
    ["a hashed file", "GET", "/assets/index-a1b2c3.js", 200],
    ["a file that is not there", "GET", "/assets/perdu.js", 404],
    ["a read of the API", "GET", "/api/bateaux", 200],
    ["the document", "GET", "/api/openapi.json", 200],
    ["the page to read it", "GET", "/api/docs", 200],
    ["a session", "GET", "/api/auth/get-session", 200],
    ["no such call", "GET", "/api/nulle-part", 404],
    ["a bad body", "POST", "/api/bateaux", 400],
    ["a method nobody takes", "PUT", "/", 404],
    ["health", "GET", "/healthz", 200],
  ])("%s", async (_name, method, path, status) => {
    const owner = await server.account();
    const reply = await owner.call(method, path, method === "GET" ? undefined : {});
    expect(reply.status).toBe(status);
    expect(read(reply.headers, STRICT)).toEqual(STRICT);
  });

  test("nobody's, a stranger page's, and a failure of ours", async () => {
    const owner = await server.account();
    const anon = await server.visitor().get("/api/bateaux");
    const foreign = await owner.post("/api/bateaux", {}, { origin: "https://mechant.example" });
    await owner.post("/api/bateaux", aBoat());
    await server.sql("alter table bateaux drop constraint bateaux_pavillon_check");
    await server.sql(`set role bosco_system; update bateaux set pavillon = 'Atlantide' where user_id = '${owner.id}'`);
    const failure = await owner.get("/api/bateaux");
    expect([anon.status, foreign.status, failure.status]).toEqual([401, 403, 500]);
    for (const { headers } of [anon, foreign, failure]) expect(read(headers, STRICT)).toEqual(STRICT);
  });

  test("encryption is asked for where there is some, and nowhere else", async () => {
    const name = "strict-transport-security";
    expect((await secure.visitor().get("/")).headers.get(name)).toBe("max-age=31536000");
    expect((await server.visitor().get("/")).headers.get(name)).toBeNull();
  });
});

describe("W1b: what may be kept", () => {
  test("nothing of the API, whoever asks", async () => {
    const owner = await server.account();
    for (const path of ["/api/bateaux", "/api/auth/get-session", "/api/profils_utilisateur", "/api/nulle-part"]) {
      const { headers } = await owner.get(path);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("vary")).toMatch(/Cookie, Authorization/i);
    }
  });

  test("hashed files for ever, everything else only after asking again", async () => {
    const visitor = server.visitor();
    const kept = async (path: string) => (await visitor.get(path)).headers.get("cache-control");
    expect(await kept("/assets/index-a1b2c3.js")).toBe("public, max-age=31536000, immutable");
    expect(await kept("/")).toBe("no-cache");
    expect(await kept("/mes-bateaux")).toBe("no-cache");
    expect(await kept("/sw.js")).toBe("no-cache");
  });
});

describe("the web application", () => {
  test.each(["/../../package.json", "/%2e%2e/%2e%2e/package.json", "/assets/..%2f..%2findex.html", "/.git/config"])(
    "%s shows nothing from outside its folder",
    async (path) => {
      const { text } = await server.visitor().get(path);
      expect(text).not.toContain("bosco-web");
      expect(["<!doctype html><title>Bosco</title>"].includes(text) || text.includes("INTROUVABLE")).toBe(true);
    },
  );

  test.each([
    ["br, gzip", "br"],
    ["identity", null],
  ])("a script asked for with %s comes as it was packed at the build: %s", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted };
    const reply = await fetch(`${server.url}/assets/index-a1b2c3.js`, { headers });
    expect(reply.headers.get("content-encoding")).toBe(encoding);
    expect(reply.headers.get("content-type")).toMatch(/javascript/);
    expect(reply.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(await reply.text()).toBe(SCRIPT);
  });

  test("an answer that is long enough is packed, and says so", async () => {
    const reply = await fetch(`${server.url}/api/openapi.json`, { headers: { "accept-encoding": "gzip" } });
    expect(reply.headers.get("content-encoding")).toBe("gzip");
    expect(reply.headers.get("vary")).toMatch(/accept-encoding/i);
  });
});
