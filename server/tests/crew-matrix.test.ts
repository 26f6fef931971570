import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LINES, type Rows } from "./access-lines.ts";
import { CREW_ELSEWHERE, CREW_LINES, CREW_LISTS, type CrewLine, STANDINGS, type Standing } from "./crew-lines.ts";
import { putForm, putPhoto } from "./form-data.ts";
import { findOwnedTables, insertOwnedRows, insertRow, type OwnedTables, ownedRow } from "./owned-rows.ts";
import { aPhoto } from "./pictures.ts";
import { aBoat } from "./sample-rows.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import type { Json, Reply, Visitor } from "./visitor.ts";

let server: TestServer;
let client: pg.Client;
let owned: OwnedTables;
let boatTables: string[];

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client(server.testDatabase.connection);
  await client.connect();
  owned = await findOwnedTables(client);
  const ofBoats = owned.columns.filter(({ name }) => name === "bateau_id").map(({ table }) => table);
  boatTables = ["bateaux", ...ofBoats];
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

describe("the lines", () => {
  const listed = () =>
    new Set([...CREW_LINES.map(({ route }) => route), ...Object.keys(CREW_LISTS), ...CREW_ELSEWHERE]);

  test("name routes that are there", () => {
    expect([...listed()].filter((route) => !LINES[route])).toEqual([]);
  });

  test("leave out no route that names a row of a boat", () => {
    const naming = Object.entries(LINES).filter(([route, { of = "", names = [], query, body }]) => {
      const asked = JSON.stringify([query?.({}), body?.({})]);
      const path = route.split("/")[2]?.replace(/\{.*/, "") ?? "";
      return [of, path, ...names].some((table) => boatTables.includes(table)) || /bateau_id|checklist_id/.test(asked);
    });
    expect(naming.length).toBeGreaterThan(40);
    expect(naming.map(([route]) => route).filter((route) => !listed().has(route))).toEqual([
      // a boat of one's own
      "POST /api/bateaux",
    ]);
  });

  test("leave out no other route, but those that are about no boat", () => {
    const others = Object.keys(LINES).filter((route) => !listed().has(route) && !NO_BOAT.test(route));
    // why these: what a member is told of changes stands in features/changes/aboard.test.ts; several writes in one request are
    // the calls themselves (app/operations.test.ts).
    expect(others.sort()).toEqual(["GET /api/changements", "POST /api/bateaux", "POST /api/operations"]);
  });
});

/** The server itself, an account and what is its alone. */
const NO_BOAT =
  /^GET \/(healthz|readyz|robots.txt|sitemap.xml|.well-known\/security.txt)$| \/api\/(openapi.json|docs|docs.css|site|calendrier|modeles_navires|assistant_usage)$| \/api\/(auth|profils_utilisateur|abonnements|rappels|fonctions\/admin-users|categories|sous_categories|questions_assistant|fiches_assistant)(\/|$)| \/api\/fonctions\/simuler-paiement$/;

async function asSystem<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  await client.query("begin; set local role bosco_system");
  const { rows } = await client.query<Row>(text, values);
  await client.query("commit");
  return rows;
}

/** Everything a user has stored, as one line. */
async function checksum(userId: string): Promise<string> {
  const parts = owned.tables.map(
    (table) => `select '${table}' as t, r::text as row from ${table} r where user_id = $1`,
  );
  const [sum] = await asSystem<{ md5: string }>(
    `select md5(string_agg(t || row, '|' order by t, row)) as md5 from (${parts.join(" union all ")}) as rows`,
    [userId],
  );
  return sum?.md5 ?? "";
}

async function share(owner: Visitor, bateau_id: string, member: Visitor, role: string): Promise<{ id: string }> {
  const [row] = await asSystem<{ id: string }>(
    `insert into partages (user_id, bateau_id, email, role, membre_id, accepte_le) values ($1, $2, $3, $4, $5, now())
      returning id`,
    [owner.id, bateau_id, member.email, role, member.id],
  );
  return row as { id: string };
}

/** Somebody with a row in every table, Pro so that no limit stands in the way. */
async function newOwner() {
  const visitor = await server.account({ pro: true });
  const rows = Object.fromEntries(await insertOwnedRows(client, owned, visitor.id)) as Rows;
  return { visitor, rows };
}

/** An owner and somebody who stands so with his boat. */
async function meet(standing: Standing) {
  const { visitor: owner, rows } = await newOwner();
  const boat = rows.bateaux?.id ?? "";
  if (standing === "owner") return { owner, caller: owner, rows: { ...rows, partages: await given(owner, boat) } };
  // why: what the boat may do follows its owner's plan; whoever is not aboard could do all of it with his own
  const isAway = ["revoked", "neighbour", "stranger"].includes(standing);
  const caller = await server.account({ pro: isAway });
  if (!isAway) return { owner, caller, rows: { ...rows, partages: await share(owner, boat, caller, standing) } };
  if (standing === "stranger") return { owner, caller, rows };
  if (standing === "neighbour") {
    await asSystem("update bateaux set par_defaut = false where user_id = $1", [owner.id]);
    const other = await ownedRow(client, owned, "bateaux", owner.id, new Map());
    await client.query("begin; set local role bosco_system");
    const { id } = await insertRow(client, "bateaux", { ...other, id: randomUUID() });
    await client.query("commit");
    await share(owner, String(id), caller, "gestion");
    return { owner, caller, rows };
  }
  const partages = await share(owner, boat, caller, "gestion");
  expect((await owner.delete(`/api/partages/${partages.id}`)).status).toBe(200);
  // why: of another crew still, he is asked about in the same way as before
  const elsewhere = await newOwner();
  await share(elsewhere.visitor, elsewhere.rows.bateaux?.id ?? "", caller, "gestion");
  return { owner, caller, rows: { ...rows, partages } };
}
const given = async (owner: Visitor, boat: string) => share(owner, boat, await server.account(), "lecture");

async function call(visitor: Visitor, { route, body }: Pick<CrewLine, "route" | "body">, rows: Rows): Promise<Reply> {
  const known = LINES[route];
  const [method = "", template = ""] = route.split(" ");
  const id = rows[known?.of ?? ""]?.id ?? randomUUID();
  const parameters = new URLSearchParams(known?.query?.(rows)).toString();
  const path = template.replace(/\{\w+\}/, id) + (parameters && `?${parameters}`);
  return visitor.call(method, path, method === "GET" ? undefined : (body ?? known?.body)?.(rows));
}

describe.each(STANDINGS)("%s", (standing) => {
  /** One meeting for all that is refused, which leaves it as it was. */
  let once: ReturnType<typeof meet> | undefined;
  const met = () => {
    once ??= meet(standing);
    return once;
  };

  test.each(CREW_LINES.map((line) => ({ ...line, expected: line.answers[standing] })))(
    "$expected: $route $what",
    async (line) => {
      const isRefused = line.expected >= 400 && !line.before;
      const { owner, caller, rows } = isRefused ? await met() : await meet(standing);
      if (line.before) await asSystem(line.before, [owner.id]);
      const before = await checksum(owner.id);
      const reply = await call(caller, line, rows);
      expect(reply.status, reply.text).toBe(line.expected);
      if (reply.status === 403) expect(reply.body.code).toBe("ROLE_INSUFFISANT");
      if (reply.status === 404) expect(reply.body.code).toBe("INTROUVABLE");
      if (reply.status >= 400 || line.route.startsWith("GET")) expect(await checksum(owner.id)).toBe(before);
    },
  );

  const isAboard = ["gestion", "equipage", "lecture"].includes(standing);

  test.each(Object.entries(CREW_LISTS))(
    "%s: others' rows carry whose they are, one's own do not",
    async (route, key) => {
      const { owner, caller, rows } = await meet(standing);
      const own = standing === "owner" ? rows : ((await ownRowsOf(caller)) as Rows);
      const read = async (of: Rows): Promise<Json[]> => {
        const reply = await call(caller, { route }, of);
        expect(reply.status, reply.text).toBe(200);
        return key ? reply.body[key] : reply.body;
      };
      const ownRows = await read(own);
      const all = [...ownRows, ...(await read(rows))];
      const table = route.split("/")[2] ?? "";
      const theirs = all.filter(({ id }) => id === rows[table]?.id);
      const mine = all.filter(({ id }) => id === own[table]?.id);
      expect(mine.length).toBeGreaterThan(0);
      for (const row of mine) expect(row).not.toHaveProperty("proprietaire_id");
      if (standing === "owner") return;
      expect(theirs.length > 0).toBe(isAboard);
      for (const row of theirs) expect(row.proprietaire_id).toBe(owner.id);
    },
  );

  test("the photo of the boat, and never that of its owner", async () => {
    const { owner, caller, rows } = await meet(standing);
    const photo = await aPhoto();
    const { body: boat } = await putPhoto(owner, rows.bateaux?.id ?? "", photo);
    const { body: person } = await putFace(owner, photo);
    const card = boat.photo_url.replace(".webp", "-carte.webp");
    const statuses = await Promise.all(
      [boat.photo_url, card, person.photo_profil_url].map((url) => headOf(caller, url)),
    );
    const seen = isAboard || standing === "owner" ? 200 : 404;
    expect(statuses).toEqual([seen, seen, standing === "owner" ? 200 : 404]);
    const sent = await putPhoto(caller, rows.bateaux?.id ?? "", photo);
    const expected = { owner: 200, gestion: 200, equipage: 403, lecture: 403 } as Record<string, number>;
    expect(sent.status).toBe(expected[standing] ?? 404);
    const { body: after } = await owner.get("/api/bateaux");
    const { photo_url } = after.find(({ id }: Json) => id === rows.bateaux?.id);
    expect(photo_url === boat.photo_url).toBe(sent.status !== 200);
    expect(await headOf(owner, photo_url)).toBe(200);
  });
});

async function ownRowsOf(visitor: Visitor): Promise<Rows> {
  return Object.fromEntries(await insertOwnedRows(client, owned, visitor.id)) as Rows;
}
const headOf = async (visitor: Visitor, url: string) =>
  (await fetch(visitor.url + url, { headers: { cookie: visitor.cookieHeader } })).status;
const putFace = (visitor: Visitor, content: Buffer) =>
  putForm(visitor, "/api/profils_utilisateur/photo", [{ content, fileName: "moi.jpg" }]);

describe("gestion of one boat moves its maintenance to no other", () => {
  async function meetWithOther(role?: string) {
    const { owner, caller, rows } = await meet("gestion");
    const { body: other } = await owner.post("/api/bateaux", aBoat());
    if (role) await share(owner, other.id, caller, role);
    const before = await checksum(owner.id);
    const move = async (bateau_id: string) => {
      const { status, body } = await caller.patch(`/api/maintenances/${rows.maintenances?.id}`, { bateau_id });
      expect(await checksum(owner.id)).toBe(before);
      return { status, code: body.code };
    };
    return { caller, other, move };
  }

  test("that he does not see", async () => {
    const { other, move } = await meetWithOther();
    expect(await move(other.id)).toEqual({ status: 404, code: "INTROUVABLE" });
    expect(await move(randomUUID())).toEqual({ status: 404, code: "INTROUVABLE" });
  });

  test.each(["lecture", "equipage"])("where he is %s", async (role) => {
    const { other, move } = await meetWithOther(role);
    expect(await move(other.id)).toEqual({ status: 403, code: "ROLE_INSUFFISANT" });
  });

  test("that is his own", async () => {
    const { caller, move } = await meetWithOther();
    const { body: own } = await caller.post("/api/bateaux", aBoat());
    expect(await move(own.id)).toEqual({ status: 400, code: "ENTREE_INVALIDE" });
  });

  test("unless he is gestion there too", async () => {
    const { owner, caller, rows } = await meet("gestion");
    const { body: other } = await owner.post("/api/bateaux", aBoat());
    await share(owner, other.id, caller, "gestion");
    const { body: moved } = await caller.patch(`/api/maintenances/${rows.maintenances?.id}`, { bateau_id: other.id });
    expect(moved).toMatchObject({ bateau_id: other.id, proprietaire_id: owner.id });
  });
});
