import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import {
  type Column,
  findOwnedTables,
  fittingValue,
  insertRow,
  listedIn,
  type OwnedTables,
  type Reference,
} from "./owned-rows.ts";

type Row = Record<string, unknown>;
type Rows = Map<string, Row>;

/** Written by the migrations themselves, or by whoever applies them. */
const EVERY = "c.relname <> 'schema_migrations'";
const PEOPLE = ["auth_users", "profils_utilisateur"];

/**
 * Rows of two people in every table that takes some, with a value in every column that takes one: by the catalogue alone, so for the
 * schema of any release.
 */
export async function fillEveryTable(client: pg.Client): Promise<void> {
  const known = await findOwnedTables(client, EVERY);
  let others: Rows = new Map();
  for (const _ of ["Anne", "Brice"]) {
    const rows: Rows = new Map();
    for (const table of known.tables) await fillTable(client, known, table, rows, others);
    others = rows;
  }
}

async function fillTable(client: pg.Client, known: OwnedTables, table: string, rows: Rows, others: Rows) {
  const references = known.references.filter((one) => one.table === table && one.parent !== table);
  for (const role of ["bosco_system", "none"]) {
    for (const wanted of [references, references.filter((one) => isRequired(known, one))]) {
      const made = await attempt(client, role, async () =>
        insertRow(client, table, await rowOf(client, known, table, wanted, rows, others)),
      );
      if (!made) continue;
      rows.set(table, made);
      await fillColumns(client, role, known, table, made, others);
      for (const more of variantsOf(known, table, made)) {
        const variant = await attempt(client, role, async () =>
          insertRow(client, table, { ...(await rowOf(client, known, table, wanted, rows, others)), ...more }),
        );
        if (variant) await fillColumns(client, role, known, table, variant, others);
      }
      return;
    }
  }
  // What a trigger has made beside another row.
  const owner = rows.get("auth_users")?.id;
  const beside = await attempt(client, "bosco_system", async () => {
    const { rows: found } = await client.query(`select * from ${table} where id = $1`, [owner]);
    return found[0];
  });
  if (beside) rows.set(table, beside);
  if (beside) await fillColumns(client, "bosco_system", known, table, beside, others);
}

/** One row of each kind, where a column says of which kind a row is. */
const variantsOf = ({ columns }: OwnedTables, table: string, made: Row) =>
  columns
    .filter((one) => one.table === table && one.type === "text")
    .flatMap(({ name, check }) => listedIn(check).map((value) => ({ [name]: value })))
    .filter((more) => Object.entries(more).some(([name, value]) => made[name] !== value));

const isRequired = ({ columns }: OwnedTables, { table, columns: own }: Reference) =>
  own.some((name) => columns.some((one) => one.table === table && one.name === name && one.required));

async function rowOf(
  client: pg.Client,
  { columns }: OwnedTables,
  table: string,
  references: Reference[],
  rows: Rows,
  others: Rows,
): Promise<Row> {
  const row: Row = {};
  for (const { columns: own, parent, parentColumns } of references) {
    const isOther = PEOPLE.includes(parent) && !own.some((name) => /^user_?id$/i.test(name) || name === "id");
    const found = (isOther ? others.get(parent) : undefined) ?? rows.get(parent);
    if (found) for (const [n, name] of own.entries()) row[name] ??= found[parentColumns[n] ?? ""];
  }
  for (const column of columns.filter((one) => one.table === table && one.required && !(one.name in row)))
    row[column.name] = await fittingValue(client, column, table === "effacements" ? FORMS : []);
  return row;
}

/** Some columns hold no other value than these. */
const FORMS = [() => "227123456", () => randomBytes(32).toString("hex")];

/** Two at a time, since some rules want both or none, and then those that are left, one by one. */
async function fillColumns(client: pg.Client, role: string, known: OwnedTables, table: string, row: Row, others: Rows) {
  const [key = ""] = Object.keys(row).filter((name) => name === "id" || name === "user_id");
  if (!key) return;
  const values = new Map<string, unknown>();
  for (const column of known.columns.filter((one) => one.table === table && row[one.name] === null)) {
    const value = await emptyValue(client, known, column, others).catch(() => undefined);
    if (value !== undefined) values.set(column.name, value);
  }
  const fill = async (names: string[]) => {
    const filled = await attempt(client, role, async () => {
      const set = names.map((name, n) => `"${name}" = $${n + 2}`).join(", ");
      await client.query(`update ${table} set ${set} where "${key}" = $1`, [
        row[key],
        ...names.map((name) => values.get(name)),
      ]);
      return row;
    });
    if (filled) for (const name of names) values.delete(name);
  };
  // why people first: what goes with somebody aboard goes without him too, and then he is refused.
  const isPerson = (name: string) => others.get("auth_users")?.id === values.get(name);
  const names = [...values.keys()].sort((a, b) => Number(isPerson(b)) - Number(isPerson(a)));
  for (const [n, name] of names.entries())
    for (const other of names.slice(n + 1)) if (values.has(name) && values.has(other)) await fill([name, other]);
  for (const name of [...values.keys()]) await fill([name]);
}

async function emptyValue(client: pg.Client, { references }: OwnedTables, column: Column, others: Rows) {
  const reference = references.find(({ table, columns }) => table === column.table && columns.includes(column.name));
  if (reference && PEOPLE.includes(reference.parent)) return others.get(reference.parent)?.id;
  if (reference) return undefined;
  return fittingValue(client, column, [() => `${column.name} ${randomUUID().slice(0, 4)}`, ...FORMS]);
}

/** In a transaction of its own: undefined when it was refused. */
async function attempt(client: pg.Client, role: string, work: () => Promise<Row | undefined>) {
  await client.query(`begin; set local role ${role}`);
  try {
    const done = await work();
    await client.query("commit");
    return done;
  } catch {
    await client.query("rollback");
    return undefined;
  }
}
