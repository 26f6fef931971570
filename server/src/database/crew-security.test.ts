import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  AWAY,
  BEYOND_ROLE,
  BY_KEY,
  isAboard,
  MEMBERS,
  type Member,
  NO_ROW,
  ONE,
  OTHERS,
  type Outcome,
  PEOPLE,
  type Person,
  REFUSED,
  type Row,
  useCrew,
} from "./test-crew-security.ts";

const { client, owned, ids, A, otherBoat, idOf, boatOf, boatOfA, keyOf, newRow, asSystem, as, insertAs } =
  await useCrew();

async function checksumOfA(): Promise<string> {
  const parts = owned.tables.map(
    (table) => `select '${table}' as t, r::text as row from ${table} r where user_id = $1`,
  );
  return asSystem(async () => {
    const { rows } = await client.query(
      `select md5(string_agg(t || row, '|' order by t, row)) as md5 from (${parts.join(" union all ")}) as rows`,
      [A],
    );
    return rows[0].md5;
  });
}

/** From which role on a member may insert, update and delete, as `decisions.md` has it. */
const RIGHTS: Record<string, [insert: string, update: string, remove: string]> = {
  bateaux: ["nobody", "equipage", "nobody"],
  releves_heures: ["equipage", "nobody", "nobody"],
  maintenances: ["gestion", "equipage", "gestion"],
  espaces_stockage: ["gestion", "gestion", "gestion"],
  moteurs: ["gestion", "equipage", "gestion"],
  pieces: ["gestion", "gestion", "gestion"],
  documents: ["gestion", "gestion", "gestion"],
  inventaire: ["equipage", "equipage", "gestion"],
  listes_avitaillement: ["equipage", "equipage", "gestion"],
  checklists_nouvelles: ["gestion", "gestion", "gestion"],
  taches: ["gestion", "equipage", "gestion"],
  passages_checklist: ["equipage", "nobody", "nobody"],
  departs: ["gestion", "gestion", "gestion"],
  controles_depart: ["gestion", "gestion", "gestion"],
  annulations: ["equipage", "nobody", "equipage"],
  activites: ["nobody", "nobody", "nobody"],
};
const tables = Object.keys(RIGHTS);
/** What is its owner's alone, whoever is aboard. */
const ALONE = [
  "abonnements",
  "assistant_usage",
  "calendriers",
  "calendriers_choisis",
  "categories",
  "maintenances_supprimees",
  "operations",
  "appareils_rappels",
  "rappels",
  "rappels_dits",
  "questions_assistant",
  "sous_categories",
];

const may = (person: Person, least = "nobody") =>
  isAboard(person) && least !== "nobody" && MEMBERS.indexOf(person) >= MEMBERS.indexOf(least as Member);
/** The settings of one who says that he meets the owner. */
const claims = (person: Person) => ({
  role: "bosco_crew",
  "app.owners": `{${A},${ids[person]}}`,
  "app.crew": "some",
});
/** Refused, or not even seen. */
const expectDenied = (outcome: Outcome) => expect([REFUSED, BEYOND_ROLE, NO_ROW]).toContainEqual(outcome);
const expectOneOnlyIf = (isAllowed: boolean, outcome: Outcome) =>
  isAllowed ? expect(outcome).toEqual(ONE) : expectDenied(outcome);

test("every table of users' rows is a boat's, its owner's alone, or the shares", () => {
  expect([...tables, ...ALONE, "partages", "changements"].sort()).toEqual([...owned.tables].sort());
  const ofBoats = owned.columns.filter(({ name }) => name === "bateau_id").map(({ table }) => table);
  const known = [...tables, "partages", "maintenances_supprimees", "calendriers_choisis"];
  expect(ofBoats.filter((table) => !known.includes(table))).toEqual([]);
});

describe.each(tables)("%s", (table) => {
  const [inserts, updates, deletes] = RIGHTS[table] ?? [];
  const freshRow = async (by: Person): Promise<Row> => ({
    ...(await newRow(table)),
    ...(table === "releves_heures" && { date_releve: "2020-02-02" }), // one a day
    ...(table === "passages_checklist" && { auteur_id: ids[by] }),
  });

  // a work uses an article once, a boat prepares one trip
  const withoutOnces = {
    before: async () => {
      for (const once of ["pieces", "departs"]) await client.query(`delete from ${once} where user_id = $1`, [A]);
    },
  };

  test.each(OTHERS)("%s", async (person) => {
    const before = await checksumOfA();
    const seen = await as(person, `select id from ${table} ${BY_KEY}`, keyOf(table));
    expect(seen).toEqual(isAboard(person) ? ONE : NO_ROW);
    const inserted = await insertAs(person, table, await freshRow(person), withoutOnces);
    expect(inserted).toEqual(may(person, inserts) ? ONE : REFUSED);
    const updated = await as(person, `update ${table} set user_id = user_id ${BY_KEY}`, keyOf(table));
    expectOneOnlyIf(may(person, updates), updated);
    const deleted = await as(person, `delete from ${table} ${BY_KEY}`, keyOf(table));
    expectOneOnlyIf(may(person, deletes), deleted);
    expect(await checksumOfA()).toBe(before);
  });

  test("nobody gives a row of the owner's away, or takes one in", async () => {
    for (const person of OTHERS) {
      const own = boatOf(person);
      const id = ids[person];
      const away = table === "bateaux" ? "user_id = $1" : "user_id = $1, bateau_id = $4";
      const values = (to: string, from: string, row: unknown, boat: unknown) =>
        table === "bateaux" ? [to, from, row] : [to, from, row, boat];
      const change = `update ${table} set ${away} where user_id = $2 and id = $3`;
      expectDenied(await as(person, change, values(id, A, idOf("owner", table), own)));
      expectDenied(await as(person, change, values(A, id, idOf(person, table), boatOfA())));
      expectDenied(await as(person, change, values(ids.stranger, A, idOf("owner", table), own)));
    }
  });

  test("nobody moves a row to a boat that is not shared with him", async ({ skip }) => {
    if (table === "bateaux") skip();
    const change = `update ${table} set bateau_id = $1 where user_id = $2 and id = $3`;
    for (const person of MEMBERS) expectDenied(await as(person, change, [otherBoat, A, idOf("owner", table)]));
    const row = { ...(await freshRow("gestion")), bateau_id: otherBoat };
    // why not these: their boat is their checklist's, whatever is said
    if (!["taches", "passages_checklist"].includes(table))
      expect(await insertAs("gestion", table, row)).toEqual(REFUSED);
  });

  test("who says that he meets the owner is shown no more", async () => {
    for (const person of AWAY) {
      const settings = claims(person);
      const seen = `select id from ${table} where user_id = $1 and ${table === "bateaux" ? "id" : "bateau_id"} = $2`;
      expect(await as(person, seen, [A, boatOfA()], { settings })).toEqual(NO_ROW);
      expectDenied(await as(person, `delete from ${table} ${BY_KEY}`, keyOf(table), { settings }));
      expect(await insertAs(person, table, await freshRow(person), { settings })).toEqual(REFUSED);
    }
  });

  test("a member who enters as one who is of no crew sees his own", async () => {
    const settings = { role: "bosco_app" };
    const seen = await as("gestion", `select distinct user_id from ${table}`, [], { settings });
    expect(seen.rows).toEqual([{ user_id: ids.gestion }]);
  });
});

describe("the log of changes", () => {
  const OF_BOAT = "select distinct table_nom from changements where user_id = $1 and bateau = $2";
  const OF_OTHER_BOATS = "select 1 from changements where user_id = $1 and bateau <> $2";

  test.each(MEMBERS)("%s sees what is of the boat, and nothing else of its owner's", async (person) => {
    expect((await as(person, OF_BOAT, [A, boatOfA()])).count).toBeGreaterThanOrEqual(9);
    expect(await as(person, OF_OTHER_BOATS, [A, boatOfA()])).toEqual(NO_ROW);
  });

  test.each(AWAY)("%s sees nothing of the boat, also if he says that he meets the owner", async (person) => {
    const settings = claims(person);
    expect(await as(person, OF_BOAT, [A, boatOfA()])).toEqual(NO_ROW);
    expect(await as(person, OF_BOAT, [A, boatOfA()], { settings })).toEqual(NO_ROW);
  });

  test.each(PEOPLE)("%s writes none of it", async (person) => {
    const named = [ids[person], "bateaux", randomUUID()];
    const insert = "insert into changements (user_id, table_nom, ligne) values ($1, $2, $3)";
    expect(await as(person, insert, named)).toEqual(REFUSED);
    expect(await as(person, "update changements set moment = now()")).toEqual(REFUSED);
    expect(await as(person, "delete from changements")).toEqual(REFUSED);
    expect(await as(person, "update changements_etat set oublie = '0'")).toEqual(REFUSED);
  });
});

describe("what is its owner's alone", () => {
  test.each(ALONE)("%s", async (table) => {
    const before = await checksumOfA();
    const rowsOfOne = `select * from ${table} where user_id = $1`;
    for (const person of MEMBERS) {
      expect(await as(person, rowsOfOne, [A])).toEqual(NO_ROW);
      expect((await as(person, rowsOfOne, [ids[person]])).count).toBeGreaterThan(0);
      expectDenied(await as(person, `update ${table} set user_id = user_id where user_id = $1`, [A]));
      expectDenied(await as(person, `delete from ${table} where user_id = $1`, [A]));
      expect(await insertAs(person, table, await newRow(table))).toEqual(REFUSED);
    }
    expect(await checksumOfA()).toBe(before);
  });

  test("the profile", async () => {
    expect(await as("gestion", "select * from profils_utilisateur where id = $1", [A])).toEqual(NO_ROW);
    expect(await as("gestion", "update profils_utilisateur set prenom = 'x' where id = $1", [A])).toEqual(NO_ROW);
    const known = await as("gestion", "select * from find_shipmates() where id = $1", [A]);
    expect(Object.keys(known.rows?.[0] ?? {})).toEqual(["id", "prenom", "nom", "email"]);
    expect(await as("stranger", "select * from find_shipmates()")).toEqual(NO_ROW);
  });
});
