import { randomUUID } from "node:crypto";
import { type Access, contract } from "@bosco/contract";
import { isContractProcedure } from "@orpc/contract";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AUTH_ROUTES } from "../src/accounts/entry/auth-calls.ts";
import { LINES, type Rows } from "./access-lines.ts";
import { callRoute as call } from "./call-route.ts";
import { checksumOf, findOwnedTables, insertOwnedRows, type OwnedTables } from "./owned-rows.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

/** Routes that serve many paths: the contract's calls, which are listed one by one, and the web application's files. */
const MOUNTS = ["/api/*", "/*", "/"];

let server: TestServer;
let client: pg.Client;
let owned: OwnedTables;
const served = new Set<string>();

beforeAll(async () => {
  const onRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const one of [method].flat())
      if (one !== "HEAD" && !MOUNTS.includes(url)) served.add(`${one} ${url.replace(/:(\w+)/g, "{$1}")}`);
  };
  server = await startTestServer({}, { onRoute });
  client = new pg.Client(server.testDatabase.connection);
  await client.connect();
  owned = await findOwnedTables(client);
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

function contractCalls(node: object): { route: string; access: Access }[] {
  if (!isContractProcedure(node)) return Object.values(node).flatMap(contractCalls);
  const { route, meta } = node["~orpc"];
  return [{ route: `${route.method} /api${route.path}`, access: (meta as { access: Access }).access }];
}
const declared = [
  ...contractCalls(contract),
  ...AUTH_ROUTES.map(({ method, path, access }) => ({ route: `${method} /api/auth${path}`, access: access as Access })),
];

describe("the matrix", () => {
  test("has a line for every route, and no line for a route that is not there", () => {
    const routes = new Set([...served, ...declared.map(({ route }) => route)]);
    expect(Object.keys(LINES).sort()).toEqual([...routes].sort());
  });

  test.each(declared)("agrees with what $route declares: $access", ({ route, access }) => {
    const line = LINES[route];
    expect(line).toBeDefined();
    expect(line?.anon === 401).toBe(access !== "anyone");
    expect(line?.user === 403).toBe(access === "admin");
  });
});

/** Somebody with a row in every table, Pro so that no limit stands in the way. */
async function ownerOf(visitor: Visitor) {
  const rows = await insertOwnedRows(client, owned, visitor.id);
  return { visitor, rows: Object.fromEntries(rows) as Rows };
}
const newOwner = async () => ownerOf(await server.account({ pro: true }));

const checksum = (userId: string) => checksumOf(client, owned, userId);

const routes = Object.entries(LINES);
const guarded = routes.filter(([, { anon }]) => anon === 401);

describe("whoever calls", () => {
  test.each(routes)("%s", async (route, line) => {
    const anon = await call(server.visitor(), route, line, {});
    expect(anon.status, anon.text).toBe(line.anon);
    const owner = await newOwner();
    const own = await call(owner.visitor, route, line, owner.rows);
    expect(own.status, own.text).toBe(line.user);
  });

  test.each(routes)("as an administrator: %s", async (route, line) => {
    const { visitor, rows } = await newOwner();
    await client.query("begin; set local role bosco_system");
    await client.query("update profils_utilisateur set role = 'admin' where id = $1", [visitor.id]);
    await client.query("commit");
    const reply = await call(visitor, route, line, rows);
    expect(reply.status, reply.text).toBe(line.admin);
  });
});

describe("strangers", () => {
  type Owner = Awaited<ReturnType<typeof newOwner>>;
  let a: Owner;
  let b: Owner;
  let admin: Visitor;
  let before: string[];
  const stored = async () => [await checksum(a.visitor.id), await checksum(b.visitor.id)];

  beforeAll(async () => {
    a = await newOwner();
    b = await newOwner();
    admin = await server.admin();
    before = await stored();
  });

  test.each(guarded)("A1: nobody learns or changes anything by %s", async (route, line) => {
    const reply = await call(server.visitor(), route, line, a.rows);
    expect(reply.status).toBe(401);
    if (!line.streams) expect(reply.body).toEqual({ code: "NON_CONNECTE", message: "Utilisateur non connecté" });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  // why: sample rows fill their texts and ids with identifiers, which exist once in the world.
  const isMark = (value: unknown): value is string => typeof value === "string" && /^[\da-f]{8}-/.test(value);
  const lists = guarded.filter(([route, { of, streams }]) => route.startsWith("GET") && !of && !streams);

  test.each(lists)("A2: B finds nothing of A's by %s", async (route, line) => {
    const marks = Object.values(a.rows).flatMap((row) => Object.values(row).filter(isMark));
    expect(marks.length).toBeGreaterThan(10);
    const reply = await call(b.visitor, route, line, b.rows);
    const answer = reply.text + JSON.stringify([...reply.headers]);
    expect(marks.filter((mark) => answer.includes(mark))).toEqual([]);
  });

  const byId = guarded.filter(([, { of }]) => of);

  test.each(byId)("A3, A11: B and an administrator meet A's row as one that is nowhere by %s", async (route, line) => {
    const idOfA = a.rows[line.of ?? ""]?.id;
    const missing = await call(b.visitor, route, line, b.rows, randomUUID());
    const foreign = await call(b.visitor, route, line, b.rows, idOfA);
    const byAdmin = await call(admin, route, line, b.rows, idOfA);
    expect([missing.status, foreign.status, byAdmin.status]).toEqual([404, 404, 404]);
    expect(foreign.text).toBe(missing.text);
    expect(await stored()).toEqual(before);
  });

  const naming = guarded.flatMap(([route, line]) => (line.names ?? []).map((table) => ({ route, line, table })));

  test.each(naming)("A4: B names A's $table in $route: not found, nothing written", async ({ route, line, table }) => {
    const mixed = { ...b.rows, [table]: a.rows[table] } as Rows;
    const reply = await call(b.visitor, route, line, mixed, b.rows[line.of ?? ""]?.id);
    expect(reply.status, reply.text).toBe(404);
    expect(await stored()).toEqual(before);
  });
});
