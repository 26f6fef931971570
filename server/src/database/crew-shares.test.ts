import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertRow } from "../../tests/owned-rows.ts";
import { AWAY, MEMBERS, NO_ROW, ONE, OTHERS, PEOPLE, type Person, REFUSED, useCrew } from "./test-crew-security.ts";

const {
  client,
  ids,
  A,
  rowsOf,
  shares,
  otherBoat,
  idOf,
  boatOf,
  boatOfA,
  newRow,
  asSystem,
  aboard,
  attempt,
  as,
  insertAs,
  finishMaintenancesOfA,
} = await useCrew();

const TAKEN = { code: "23505" };
/** The tables of a boat's rows whose ids are given once among people who share boats. */
const OF_BOATS = [
  "maintenances",
  "espaces_stockage",
  "inventaire",
  "listes_avitaillement",
  "checklists_nouvelles",
  "taches",
];

describe("the shares", () => {
  const SHARE = "insert into partages (user_id, bateau_id, email, role) values ($1, $2, 'x@bosco.test', 'gestion')";
  const SHARES = "select id from partages where user_id = $1";

  test("nobody shares another's boat", async () => {
    for (const person of OTHERS) {
      expect(await as(person, SHARE, [A, boatOfA()])).toEqual(REFUSED);
      expect(await as(person, SHARE, [ids[person], boatOfA()])).toEqual({ code: "23503" });
    }
    expect(await as("owner", SHARE, [A, boatOfA()])).toEqual(ONE);
  });

  test.each(["membre_id", "accepte_le", "nom", "id"])("not even the owner says %s", async (name) => {
    const value = { accepte_le: "now()", nom: "'x'" }[name] ?? "gen_random_uuid()";
    const insert = SHARE.replace("role)", `role, ${name})`).replace("'gestion')", `'gestion', ${value})`);
    expect(await as("owner", insert, [A, boatOfA()])).toEqual(REFUSED);
    expect(await as("owner", `update partages set ${name} = ${value} where user_id = $1`, [A])).toEqual(REFUSED);
  });

  test("a member sees his own, raises it not, and leaves", async () => {
    for (const role of MEMBERS) {
      const id = shares.get(role);
      expect((await as(role, SHARES, [A])).rows).toEqual([{ id }]);
      expect(await as(role, "update partages set role = 'gestion' where id = $1", [id])).toEqual(NO_ROW);
      expect(await as(role, "update partages set bateau_id = $2 where id = $1", [id, otherBoat])).toEqual(REFUSED);
      expect(await as(role, "delete from partages where user_id = $1", [A])).toEqual(ONE);
    }
    expect(await as("stranger", SHARES, [A])).toEqual(NO_ROW);
    expect(await as("revoked", SHARES, [A])).toEqual(NO_ROW);
  });

  test("an owner makes nobody a second owner by a change of role", async () => {
    const role = "update partages set role = 'proprietaire' where user_id = $1 and membre_id is not null";
    expect(await as("owner", role, [A])).toEqual({ code: "23514" });
  });
});

describe("two accounts with a boat of the same id", () => {
  /** C has a boat with the id of A's, and another that he shares with A's members. */
  const C = ids.stranger;
  const twin = async () => {
    await insertRow(client, "bateaux", { ...(await newRow("bateaux", "stranger")), id: boatOfA() });
    const twins = new Map(rowsOf.get("stranger"));
    twins.set("bateaux", { id: boatOfA(), user_id: C });
    const insert = async (table: string) =>
      insertRow(client, table, { ...(await newRow(table, "stranger", twins)), id: randomUUID() });
    for (const parent of ["espaces_stockage", "maintenances", "checklists_nouvelles"])
      twins.set(parent, await insert(parent));
    for (const table of ["inventaire", "listes_avitaillement", "taches"]) await insert(table);
    for (const role of MEMBERS) await aboard("stranger", boatOf("stranger"), role, role);
  };
  /** A request about the id that both boats have. */
  const asBesideTwin = (role: Person, text: string) => as(role, text, [boatOfA()], { before: twin });

  test.each(MEMBERS)("%s sees the one that is shared, and not the other", async (role) => {
    const boats = await asBesideTwin(role, "select user_id from bateaux where id = $1");
    expect(boats).toEqual({ rows: [{ user_id: A }], count: 1 });
    for (const table of OF_BOATS) {
      const text = `select distinct user_id from ${table} where bateau_id = $1`;
      const seen = await asBesideTwin(role, text);
      expect({ table, rows: seen.rows }).toEqual({ table, rows: [{ user_id: A }] });
    }
  });

  test("and writes the one that is shared", async () => {
    for (const table of ["inventaire", "listes_avitaillement"]) {
      const text = `delete from ${table} where bateau_id = $1 returning user_id`;
      expect((await asBesideTwin("gestion", text)).rows).toEqual([{ user_id: A }]);
    }
    const hours = "update bateaux set heures_moteur = 900 where id = $1 returning user_id";
    expect((await asBesideTwin("equipage", hours)).rows).toEqual([{ user_id: A }]);
  });

  test("cannot both be shared with one", async () => {
    const { rows } = await asSystem(async () => {
      await client.query("savepoint clean");
      await twin();
      const found = await client.query("select has_taken_ids($1, $2, $3) as taken", [C, boatOfA(), ids.gestion]);
      await client.query("rollback to savepoint clean");
      return found;
    });
    expect(rows).toEqual([{ taken: true }]);
  });
});

describe("an id is given once among people who share boats", () => {
  const insertWithId = async (
    who: Person,
    owner: Person,
    table: string,
    id: unknown,
    before?: () => Promise<unknown>,
  ) => insertAs(who, table, { ...(await newRow(table, owner)), id }, before && { before });

  test.each(["bateaux", ...OF_BOATS])("%s", async (table) => {
    expect(await insertWithId("lecture", "lecture", table, idOf("owner", table))).toEqual(TAKEN);
    expect(await insertWithId("owner", "owner", table, randomUUID())).toEqual(ONE);
    // why: whoever shares nothing with anybody never meets the other
    expect(await insertWithId("stranger", "stranger", table, idOf("owner", table))).toEqual(ONE);
    // why: a new boat is not shared yet, and will not be with whoever has that id
    if (table === "bateaux") return;
    expect(await insertWithId("owner", "owner", table, idOf("equipage", table))).toEqual(TAKEN);
    expect(await insertWithId("gestion", "owner", table, idOf("gestion", table))).toEqual(TAKEN);
    // two owners of one member
    const near = () => aboard("stranger", boatOf("stranger"), "lecture", "lecture");
    expect(await insertWithId("stranger", "stranger", table, idOf("owner", table), near)).toEqual(TAKEN);
  });
});

describe("what the server's own functions do for whoever is not aboard", () => {
  test("nothing is counted", async () => {
    const count = "select count_held($1, 'inventaire', false) as n";
    expect((await as("stranger", count, [A])).rows).toEqual([{ n: 0 }]);
    expect((await as("lecture", count, [A])).rows).toEqual([{ n: 1 }]);
  });

  test("nothing that was done is forgotten", async () => {
    const left = async (person: Person) => {
      const outcome = await attempt(
        person,
        async () => {
          await client.query("select forget_oldest_done($1, gen_random_uuid())", [A]);
          await client.query("set local role bosco_system");
          return client.query("select id from maintenances where user_id = $1", [A]);
        },
        { before: finishMaintenancesOfA },
      );
      return outcome.count;
    };
    for (const person of [...AWAY.filter((one) => one !== "neighbour"), "lecture"] as Person[])
      expect(await left(person)).toBe(1);
    for (const person of ["owner", "equipage"] as Person[]) expect(await left(person)).toBe(0);
  });

  test("no request hands a boat over, or asks what ids somebody has", async () => {
    for (const person of PEOPLE) {
      const values = [boatOfA(), A, ids[person]];
      expect(await as(person, "select hand_over($1, $2, $3)", values)).toEqual(REFUSED);
      expect(await as(person, "select has_taken_ids($2, $1, $3)", values)).toEqual(REFUSED);
    }
  });
});
