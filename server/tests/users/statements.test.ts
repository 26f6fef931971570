import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailTrap } from "../mail-trap.ts";
import { findOwnedTables } from "../owned-rows.ts";
import { startPushService } from "../push-service.ts";
import type { World } from "../reminder-senders.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { CROSSING_FUNCTIONS, FUNCTIONS_OF_ONE_USER, UNNAMED_BY_REQUESTS, UNNAMED_BY_SYSTEM } from "./crossing.ts";
import { letTimePass, liveThrough, sendEveryRoute } from "./every-request.ts";
import { recordStatements, type Sent, type SentAs } from "./record-statements.ts";
import { OF_USERS } from "./tables.ts";
import { type PlanNode, unnamedTables } from "./unnamed-tables.ts";

let server: TestServer;
let client: pg.Client;
let sent: Sent[];

beforeAll(async () => {
  const recording = recordStatements();
  try {
    server = await startTestServer();
    client = new pg.Client(server.testDatabase.connection);
    await client.connect();
    const [trap, service] = [await startMailTrap(), await startPushService()];
    const world: World = { server, trap, service, errors: [] };
    await sendEveryRoute({ server, client, owned: await findOwnedTables(client) });
    await liveThrough({ server });
    await letTimePass(world);
    await trap.stop();
    await service.stop();
    expect(world.errors).toEqual([]);
    sent = recording.sent();
  } finally {
    recording.stop();
  }
});
afterAll(async () => {
  await client?.end();
  await server?.stop();
});

const ROLES: Record<SentAs, readonly string[]> = {
  user: ["bosco_app", "bosco_crew"],
  system: ["bosco_system"],
  login: ["none"],
};
/** What says how, and reads no table by itself. */
const SETTINGS = /^(set|show|lock|listen|fetch|close|select set_config)\b/i;
const CURSOR = /^declare \w+ .*?cursor .*?for\s/is;

/** What a statement reads beyond the users it names, as PostgreSQL plans it for each role that may send it. */
async function unnamedIn({ as, text }: Sent): Promise<string[]> {
  if (SETTINGS.test(text)) return [];
  const found: string[] = [];
  for (const role of ROLES[as]) {
    const plan = await planOf(role, text.replace(CURSOR, "")).catch((error) => {
      throw new Error(`${role}: ${text}`, { cause: error });
    });
    found.push(...unnamedTables(plan, OF_USERS));
  }
  return [...new Set(found)];
}

/** As for any values. why prepared: PostgreSQL 15 has no `generic_plan`. why in one go: there are some hundred statements. */
async function planOf(role: string, text: string): Promise<PlanNode> {
  const places = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
  const values = places > 0 ? `(${Array(places).fill("null")})` : "";
  try {
    // why no index: which of them is taken depends on how many rows there are, and with it what is found.
    const results = (await client.query(
      `begin; set local role ${role}; set local plan_cache_mode to force_generic_plan; set local enable_indexscan to off;
      set local enable_bitmapscan to off; set local enable_indexonlyscan to off; set local enable_nestloop to off;
      prepare judged as ${text}; explain (verbose, costs off, format json) execute judged${values}`,
    )) as unknown as pg.QueryResult[];
    return results.at(-1)?.rows[0]["QUERY PLAN"][0].Plan;
  } finally {
    await client.query("rollback; deallocate all");
  }
}

const listedFor = (as: SentAs) => (as === "user" ? UNNAMED_BY_REQUESTS : UNNAMED_BY_SYSTEM);

test("each statement that the server sends names its user, or what it looks for instead is listed with its reason", async () => {
  expect(sent.filter(({ as }) => as === "user").length).toBeGreaterThan(150);
  expect(sent.filter(({ as }) => as !== "user").length).toBeGreaterThan(100);
  const found = new Set<string>();
  const unlisted: string[] = [];
  for (const one of sent)
    for (const what of await unnamedIn(one)) {
      found.add(`${what} (${one.as === "user" ? "requests" : "system"})`);
      if (!(what in listedFor(one.as))) unlisted.push(`${what} (${one.as}): ${one.text}`);
    }
  expect(unlisted).toEqual([]);
  const listed = [
    ...Object.keys(UNNAMED_BY_REQUESTS).map((what) => `${what} (requests)`),
    ...Object.keys(UNNAMED_BY_SYSTEM).map((what) => `${what} (system)`),
  ];
  expect(
    listed.filter((what) => !found.has(what)),
    "listed, and sent no more",
  ).toEqual([]);
});

test("each function that sees every row is listed: those that stay with one user, and those that reach beyond, with their reason", async () => {
  const { rows } = await client.query<{ name: string; body: string }>(
    `select distinct proname as name, prosrc as body from pg_proc
      where pronamespace = 'public'::regnamespace and 'role=bosco_system' = any (proconfig)`,
  );
  const listed = [...Object.keys(CROSSING_FUNCTIONS), ...FUNCTIONS_OF_ONE_USER];
  expect(rows.map(({ name }) => name).sort()).toEqual(listed.sort());
  const own = rows.filter(({ name }) => FUNCTIONS_OF_ONE_USER.includes(name));
  expect(own.filter(({ body }) => !/user_id|app_user\(\)|new\.id/.test(body))).toEqual([]);
});

/** What the judge makes of a statement, by a request and by the system. */
const JUDGED: [text: string, as: SentAs, found: string[]][] = [
  // his crew's, found by what is shared with him
  ["select * from bateaux", "user", ["partages by membre_id"]],
  ["select * from bateaux", "system", ["bateaux by nothing"]],
  ["select * from bateaux where id = $1", "system", ["bateaux by id"]],
  ["select * from bateaux where user_id = $1 and id = $2", "system", []],
  ["select * from bateaux where user_id = any ($1)", "system", []],
  ["select * from bateaux where user_id = $1 or par_defaut", "system", ["bateaux by nothing"]],
  ["select * from bateaux where user_id <> $1 and note = 'user_id = 1'", "system", ["bateaux by note"]],
  ["select * from maintenances where user_id = assigne_id", "system", ["maintenances by nothing"]],
  [
    "select * from maintenances m join bateaux b on b.user_id = m.user_id and b.id = m.bateau_id where m.statut = $1",
    "system",
    ["maintenances by statut"],
  ],
  ["select * from bateaux b join maintenances m using (user_id) where b.user_id = $1", "system", []],
  ["update bateaux set nom = $1 where id = $2", "system", ["bateaux by id"]],
  ["delete from auth_sessions where token = $1", "login", ["auth_sessions by token"]],
  ["insert into server_state (name, value) values ($1, $2)", "system", []],
  ["select * from categories", "user", []],
];

test.each(JUDGED)("the judge: %s (%s)", async (text, as, found) => {
  expect(await unnamedIn({ as, text })).toEqual(found);
});
