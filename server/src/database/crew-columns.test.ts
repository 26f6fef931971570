import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertRow } from "../../tests/owned-rows.ts";
import {
  BEYOND_ROLE,
  BY_KEY,
  isAboard,
  NO_ROW,
  ONE,
  PEOPLE,
  type Person,
  REFUSED,
  type Row,
  useCrew,
} from "./test-crew-security.ts";

const { client, owned, ids, A, otherBoat, idOf, boatOfA, keyOf, newRow, attempt, as, insertAs, finishMaintenancesOfA } =
  await useCrew();

describe("what equipage may write of a row", () => {
  const WRITTEN: Record<string, string[]> = {
    bateaux: ["heures_moteur"],
    maintenances: ["statut", "date_realisation", "heures_realisation", "fait_par", "fait_par_id"],
    taches: ["etat", "note", "maintenance_id"],
  };
  /** Another value, whatever the column's checks say: the role is judged before. */
  const another = (name: string, type: string) => {
    if (type === "boolean") return `not coalesce(${name}, false)`;
    if (type === "uuid") return `'${randomUUID()}'`;
    if (/^(numeric|integer|smallint|double)/.test(type)) return "77";
    if (type === "date") return "'2020-02-02'";
    if (/^timestamp/.test(type)) return "'2020-02-02T00:00:00Z'";
    return type === "jsonb" ? `'["x"]'` : "'zz'";
  };
  const columns = owned.columns.filter(
    ({ table, name }) => table in WRITTEN && !["version", "updated_at", ...(WRITTEN[table] ?? [])].includes(name),
  );

  test.each(columns)("not $name of $table", async ({ table, name, type }) => {
    const set = `update ${table} set ${name} = ${another(name, type)} ${BY_KEY}`;
    expect(await as("equipage", set, keyOf(table))).toEqual(BEYOND_ROLE);
  });

  test.each([
    ["bateaux", "heures_moteur = 900"],
    ["maintenances", "statut = 'Terminée', date_realisation = '2026-05-01', heures_realisation = 12"],
    ["taches", "etat = true, note = 'À revoir'"],
    ["taches", "maintenance_id = null"],
  ])("%s set %s", async (table, set) => {
    const text = `update ${table} set ${set} ${BY_KEY}`;
    expect(await as("equipage", text, keyOf(table))).toEqual(ONE);
    expect(await as("lecture", text, keyOf(table))).toEqual(NO_ROW);
  });

  test("no tie of a task to a maintenance", async () => {
    const tie = "update taches set maintenance_id = $1 where user_id = $2 and id = $3";
    const before = () => client.query("update taches set maintenance_id = null where user_id = $1", [A]);
    const values = [idOf("owner", "maintenances"), ...keyOf("taches")];
    expect(await as("equipage", tie, values, { before })).toEqual(BEYOND_ROLE);
    expect(await as("gestion", tie, values, { before })).toEqual(ONE);
  });

  test("nobody but the owner says which boat is his default", async () => {
    const text = `update bateaux set par_defaut = not par_defaut ${BY_KEY}`;
    expect(await as("gestion", text, keyOf("bateaux"))).toEqual(BEYOND_ROLE);
    expect(await as("owner", text, keyOf("bateaux"))).toEqual(ONE);
  });

  /** A maintenance that follows A's. */
  const next = async (more: Row = {}): Promise<Row> => ({
    ...(await newRow("maintenances")),
    id: randomUUID(),
    precedente_id: idOf("owner", "maintenances"),
    ...more,
  });

  test("of a maintenance, the next one of a finished one and no other", async () => {
    const insert = (person: Person, row: Row, before: () => Promise<unknown> = finishMaintenancesOfA) =>
      insertAs(person, "maintenances", row, { before });
    expect(await insert("equipage", await next())).toEqual(ONE);
    expect(await insert("lecture", await next())).toEqual(REFUSED);
    expect(await insert("equipage", await next({ precedente_id: null }))).toEqual(REFUSED);
    expect(await insert("equipage", await next({ statut: "Terminée" }))).toEqual(REFUSED);
    expect(await insert("equipage", await next({ bateau_id: otherBoat }))).toEqual(REFUSED);
    const nothing = async () => {};
    expect(await insert("equipage", await next(), nothing)).toEqual(REFUSED);
  });

  test("and takes it back as long as nobody has touched it", async () => {
    const follows = await next();
    const remove = (person: Person, kept: Row, touch = "") =>
      as(person, "delete from maintenances where id = $1", [kept.id], {
        before: async () => {
          await insertRow(client, "maintenances", kept);
          if (touch) await client.query(`update maintenances set ${touch} where id = $1`, [kept.id]);
        },
      });
    expect(await remove("equipage", follows)).toEqual(ONE);
    expect(await remove("lecture", follows)).toEqual(NO_ROW);
    expect(await remove("equipage", await next({ precedente_id: null }))).toEqual(NO_ROW);
    expect(await remove("equipage", follows, "titre = 'Vidange'")).toEqual(NO_ROW);
    expect(await remove("equipage", follows, "statut = 'En cours'")).toEqual(NO_ROW);
  });
});

describe("in another's name", () => {
  test("no member says that somebody else has done a work", async () => {
    const text = "update maintenances set fait_par = 'x', fait_par_id = $1 where user_id = $2";
    for (const role of ["equipage", "gestion"] as const) {
      expect(await as(role, text, [A, A])).toEqual(BEYOND_ROLE);
      expect(await as(role, text, [ids[role], A])).toEqual(ONE);
      expect(await as(role, text, [null, A])).toEqual(ONE);
    }
  });

  test("or has gone through a checklist", async () => {
    const row = await newRow("passages_checklist");
    const run = (auteur_id: string | null) => insertAs("equipage", "passages_checklist", { ...row, auteur_id });
    expect(await run(ids.equipage)).toEqual(ONE);
    expect(await run(A)).toEqual(BEYOND_ROLE);
    expect(await run(null)).toEqual(BEYOND_ROLE);
  });

  test("nobody writes the activity but by what notes it, in his own name, of a boat that he sees", async () => {
    for (const person of PEOPLE) {
      expect(await insertAs(person, "activites", await newRow("activites"))).toEqual(REFUSED);
      expect(await as(person, "update activites set auteur = 'x'")).toEqual(REFUSED);
      expect(await as(person, "delete from activites")).toEqual(REFUSED);
      const noted = await attempt(person, async () => {
        await client.query("select note_activity('Anne', $1, 'heures', '12 h', 1, false)", [boatOfA()]);
        return client
          .query("reset role; set local role bosco_system")
          .then(() =>
            client.query("select user_id, auteur_id from activites where action = 'heures' and objet = '12 h'"),
          );
      });
      expect(noted.rows).toEqual(
        person === "owner" || isAboard(person) ? [{ user_id: A, auteur_id: ids[person] }] : [],
      );
    }
  });
});
