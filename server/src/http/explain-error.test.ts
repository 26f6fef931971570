import { randomUUID } from "node:crypto";
import { ERRORS } from "@bosco/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { rawRequest } from "../../tests/raw-request.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Reply, Visitor } from "../../tests/visitor.ts";

const server = useTestServer();
let owner: Visitor;
beforeAll(async () => {
  owner = await server.account({ pro: true });
});

/** U9: the format of every error, and what none of them may hold. */
function expectError(reply: Pick<Reply, "status" | "body" | "text">, code: keyof typeof ERRORS) {
  expect(reply.body, reply.text).toMatchObject({ code });
  expect(reply.status).toBe(ERRORS[code].status);
  expect(Object.keys(reply.body).filter((key) => !["code", "message", "details"].includes(key))).toEqual([]);
  expect(reply.text).not.toMatch(/\bat \/|pg_|select|insert|\/server\/|node_modules|FST_|stack|constraint/i);
}
const send = (body: string, headers: Record<string, string> = {}) => owner.post("/api/bateaux", body, headers);
const boats = async () => (await owner.get("/api/bateaux")).body.length;

describe("an error has the same format wherever it comes from", () => {
  test.each([
    ["GET", "/api/nulle-part"],
    ["POST", "/api/nulle-part"],
    ["PUT", "/api/bateaux"],
    ["GET", "/api/auth/list-sessions"],
    ["GET", "/api/auth/sign-in/email"],
    ["POST", "/api/auth/update-user"],
    ["POST", "/api/auth/delete-user"],
    ["GET", "/api/"],
    ["GET", "/API/bateaux"],
    ["GET", "//api/bateaux"],
    ["POST", "/ailleurs"],
    ["TRACE", "/api/bateaux"],
    ["OPTIONS", "/api/bateaux"],
    ["GET", `/api/bateaux/${randomUUID()}`],
  ])("no such route: %s %s", async (method, path) => {
    const reply = method === "TRACE" ? await rawRequest(server.url, method, path) : await owner.call(method, path);
    expectError(reply, "INTROUVABLE");
  });

  test.each(["/api/%zz", "/%", "/api/bateaux/%c0%ae", `/${"a".repeat(5_000)}%`])(
    "an unreadable address: %.30s",
    async (path) => {
      expectError(await rawRequest(server.url, "GET", path), "INTROUVABLE");
    },
  );

  test.each(["{", '{"nom":', "nom=Albatros", '{"nom":"Albatros",}', "\0", ""])(
    "a body that is no JSON: %j",
    async (body) => {
      expectError(await send(body), "ENTREE_INVALIDE");
    },
  );

  test.each([["[]"], ["null"], ["1"], ['"texte"'], ["true"]])("a body that is no object: %s", async (body) => {
    expectError(await send(body), "ENTREE_INVALIDE");
  });

  test("I1: 1 MB and 1 byte", async () => {
    const frame = JSON.stringify(aBoat({ note: "" }));
    const filled = (size: number) =>
      frame.replace('"note":""', `"note":"${"x".repeat(size - Buffer.byteLength(frame))}"`);
    expectError(await send(filled(1_048_577)), "TROP_GRAND");
    expectError(await send(filled(1_048_576)), "ENTREE_INVALIDE"); // read, and too long for a note
  });

  test("I1: more than was announced, in pieces", async () => {
    const reply = await rawRequest(server.url, "POST", "/api/bateaux", {
      headers: { cookie: owner.cookieHeader, "content-type": "application/json", "transfer-encoding": "chunked" },
      body: `${Array.from({ length: 40 }, () => `8000\r\n${" ".repeat(0x8000)}\r\n`).join("")}0\r\n\r\n`,
    });
    expectError(reply, "TROP_GRAND");
  });

  test("I1: arrays 100 000 deep", async () => {
    for (const body of [
      `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
      `{"nom":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
      `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
    ])
      expectError(await send(body, { "idempotency-key": randomUUID() }), "ENTREE_INVALIDE");
  });

  test("I1: a body made to keep a careless reader busy takes no time", async () => {
    const started = performance.now();
    expectError(await send('\\"'.repeat(500_000)), "ENTREE_INVALIDE");
    expectError(await send(`{"a":"${'\\"'.repeat(500_000)}`), "ENTREE_INVALIDE");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test.each([
    '{"__proto__":{"role":"admin"},"nom":"Albatros"}',
    '{"nom":"Albatros","constructor":{"prototype":{"role":"admin"}}}',
    '{"nom":{"__proto__":{"role":"admin"}}}',
  ])("B4: %s", async (body) => {
    expectError(await send(body), "ENTREE_INVALIDE");
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test.each([
    ['{"nom":"Alcyon","nom":"Bélouga"}', "nom : ce champ est donné deux fois."],
    ['{"nom":"Alcyon","\\u006eom":"Bélouga"}', "nom : ce champ est donné deux fois."],
  ])("I5: a field given twice: %s", async (body, message) => {
    const reply = await send(body);
    expectError(reply, "ENTREE_INVALIDE");
    expect(reply.body.message).toBe(message);
  });

  test("I5: the same key in two objects is no field given twice", async () => {
    const { id } = (await owner.post("/api/bateaux", JSON.stringify(aBoat({ note: '{"nom":1,"nom":2}' })))).body;
    expect(id).toBeDefined();
    await owner.delete(`/api/bateaux/${id}`);
  });

  test("I5: another id in the body than in the address", async () => {
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const reply = await owner.patch(`/api/bateaux/${randomUUID()}`, { id: boat.id, couleur: "Bleu" });
    expectError(reply, "ENTREE_INVALIDE");
    expect(reply.body.details.champs).toEqual({ id: "L’adresse en donne un autre." });
    expect((await owner.get("/api/bateaux")).body[0].couleur).toBeNull();
    expect((await owner.patch(`/api/bateaux/${boat.id}`, { id: boat.id, couleur: "Bleu" })).status).toBe(200);
    await owner.delete(`/api/bateaux/${boat.id}`);
  });

  test.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/xml", 415],
    ["application/json; charset=utf-8", 400],
    ["", 415],
  ])("I5: content type %j", async (type, status) => {
    const reply = await rawRequest(server.url, "POST", "/api/bateaux", {
      headers: { cookie: owner.cookieHeader, ...(type && { "content-type": type }), "content-length": "2" },
      body: "{}",
    });
    expectError(reply, status === 415 ? "TYPE_NON_ACCEPTE" : "ENTREE_INVALIDE");
  });

  test("I5: a packed body is not unpacked", async () => {
    expectError(await send(JSON.stringify(aBoat()).slice(1), { "content-encoding": "gzip" }), "ENTREE_INVALIDE");
  });

  test("I5: a line break in what is sent adds no header to the answer", async () => {
    const reply = await owner.get("/api/bateaux?x=%0d%0aset-cookie:%20a=b", { "x-request-id": "abc" });
    expect(reply.headers.get("set-cookie")).toBeNull();
  });

  test("what is not even a request", async () => {
    expectError(await rawRequest(server.url, "PAS DU HTTP", "/"), "ENTREE_INVALIDE");
    expectError(
      await rawRequest(server.url, "GET", "/api/bateaux", { headers: { "x-long": "x".repeat(20_000) } }),
      "TROP_GRAND",
    );
  });

  test("401 comes before 400: a stranger learns nothing of what a call takes", async () => {
    const reply = await server.visitor().post("/api/bateaux", { nom: 1 });
    expectError(reply, "NON_CONNECTE");
  });

  test("nothing of all that was stored", async () => {
    expect(await boats()).toBe(0);
  });
});

describe("U9: a failure of ours", () => {
  test("is ERREUR_INTERNE with a number, and says nothing of what happened", async () => {
    const { id } = (await owner.post("/api/bateaux", aBoat())).body;
    // why: a row that no longer fits its schema is the nearest thing to a mistake in our own code.
    await server.sql("alter table bateaux drop constraint bateaux_pavillon_check");
    await server.sql(`set role bosco_system; update bateaux set pavillon = 'Atlantide' where id = '${id}'`);
    const reply = await owner.get("/api/bateaux");
    expectError(reply, "ERREUR_INTERNE");
    expect(reply.body.message).toBe("Une erreur inattendue s’est produite.");
    expect(reply.body.details.reference).toMatch(/^[\da-f]{8}$/);
    await owner.delete(`/api/bateaux/${id}`);
  });
});
