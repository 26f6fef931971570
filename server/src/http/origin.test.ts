import { beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../tests/accounts.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";
import { isOwnOrigin } from "./origin.ts";

describe("a write comes from Bosco's own pages, or from no page", () => {
  const local = { HOST: "localhost" };
  const open = { HOST: "0.0.0.0" };
  const named = { HOST: "0.0.0.0", PUBLIC_URL: "https://bosco.exemple.fr" };
  test.each([
    ["a program without a page", local, { host: "localhost:3000" }, true],
    ["the page it was opened as", local, { host: "localhost:3000", origin: "http://localhost:3000" }, true],
    ["the same under another loopback name", local, { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }, true],
    ["the same under IPv6", { HOST: "::1" }, { host: "[::1]:3000", origin: "http://[::1]:3000" }, true],
    ["another port of this machine", local, { host: "localhost:3000", origin: "http://localhost:4000" }, false],
    ["another site", local, { host: "localhost:3000", origin: "https://mechant.example" }, false],
    ["a page without an origin", local, { host: "localhost:3000", origin: "null" }, false],
    ["a name that was made to lead here", local, { host: "mechant.example", origin: "http://mechant.example" }, false],
    ["a browser that says cross-site", local, { host: "localhost:3000", "sec-fetch-site": "cross-site" }, false],
    ["a browser that says same-site", local, { host: "localhost:3000", "sec-fetch-site": "same-site" }, false],
    ["a browser that says same-origin", local, { host: "localhost:3000", "sec-fetch-site": "same-origin" }, true],
    [
      "any name, when open to the network",
      open,
      { host: "bateau.local:3000", origin: "http://bateau.local:3000" },
      true,
    ],
    ["another site, when open to the network", open, { host: "bateau.local", origin: "http://mechant.example" }, false],
    ["the public address", named, { host: "10.0.0.2:3000", origin: "https://bosco.exemple.fr" }, true],
    [
      "the public name without encryption",
      named,
      { host: "bosco.exemple.fr", origin: "http://bosco.exemple.fr" },
      false,
    ],
    ["a name below the public one", named, { host: "bosco.exemple.fr", origin: "https://a.bosco.exemple.fr" }, false],
  ])("%s", (_name, config, headers, expected) => {
    expect(isOwnOrigin(headers, config as Parameters<typeof isOwnOrigin>[1])).toBe(expected);
  });
});

describe("C3: a foreign page", () => {
  const server = useTestServer();
  let owner: Visitor;
  beforeAll(async () => {
    owner = await server.account({ pro: true });
  });

  const boats = async () => (await owner.get("/api/bateaux")).body.length;
  const FOREIGN: [string, Record<string, string>][] = [
    ["names its origin", { origin: "https://mechant.example" }],
    ["hides its origin", { origin: "null" }],
    ["sends none, but its browser says cross-site", { "sec-fetch-site": "cross-site" }],
  ];

  test.each(FOREIGN)("that %s writes nothing by the API", async (_name, headers) => {
    const reply = await owner.post("/api/bateaux", aBoat(), headers);
    expect([reply.status, reply.body.code]).toEqual([403, "ORIGINE_REFUSEE"]);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await boats()).toBe(0);
  });

  test.each(FOREIGN)("that %s signs nobody in, up or out", async (_name, headers) => {
    const { email } = await server.account();
    const credentials = { email, password: PASSWORD };
    for (const path of ["sign-in/email", "sign-in/demo", "sign-up/email", "sign-out", "request-password-reset"])
      expect((await owner.post(`/api/auth/${path}`, credentials, headers)).status).toBe(403);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
  });

  test.each([
    ["text/plain", JSON.stringify(aBoat())],
    ["application/x-www-form-urlencoded", "nom=Albatros&annee=2010"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="nom"\r\n\r\nAlbatros\r\n--x--'],
  ])("whose form is sent as %s is not read", async (type, body) => {
    const reply = await owner.post("/api/bateaux", body, { "content-type": type });
    expect([reply.status, reply.body.code]).toEqual([415, "TYPE_NON_ACCEPTE"]);
    expect(await boats()).toBe(0);
  });

  test("that makes a browser read an address changes nothing by it", async () => {
    for (const path of ["/api/bateaux?nom=Albatros", "/api/auth/sign-out", "/api/auth/sign-in/demo"])
      await owner.get(path, { "sec-fetch-site": "cross-site" });
    expect(await boats()).toBe(0);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
  });

  test("A10: does not write by naming another method", async () => {
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const path = `/api/bateaux/${boat.id}`;
    await owner.get(`${path}?_method=DELETE`, { "x-http-method-override": "DELETE" });
    await owner.post(path, { method: "DELETE" }, { "x-http-method-override": "DELETE" });
    expect(await boats()).toBe(1);
  });
});
