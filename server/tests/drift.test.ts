import { DECIMALS } from "@bosco/domain";
import { profile, subscription } from "@bosco/domain/account";
import { assistantUsage, question } from "@bosco/domain/assistant";
import { boat, boatModel, engine, hoursReading } from "@bosco/domain/boats";
import { checklist, checklistRun, task } from "@bosco/domain/checklists";
import { activity } from "@bosco/domain/crew";
import { departureCheck, keptTrip } from "@bosco/domain/departure";
import { paper } from "@bosco/domain/documents";
import { article, category, storageSpace, subCategory } from "@bosco/domain/inventory";
import { maintenance } from "@bosco/domain/maintenance";
import { part } from "@bosco/domain/parts";
import { provisioningList } from "@bosco/domain/provisioning";
import { reminderChoices } from "@bosco/domain/reminders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** Every entity, the table that stores it, and the columns that only the server knows (besides `user_id`). */
const ENTITIES: [table: string, schema: z.ZodObject, serverOnly?: string[]][] = [
  ["bateaux", boat],
  ["moteurs", engine],
  ["releves_heures", hoursReading],
  ["modeles_navires", boatModel],
  ["maintenances", maintenance, ["fait_par_id", "tache_id"]],
  ["pieces", part],
  ["documents", paper],
  ["inventaire", article, ["recherche"]],
  ["categories", category, ["owner"]],
  ["sous_categories", subCategory, ["owner", "categorie_owner"]],
  ["espaces_stockage", storageSpace],
  ["listes_avitaillement", provisioningList],
  ["checklists_nouvelles", checklist],
  ["taches", task, ["bateau_id"]],
  ["passages_checklist", checklistRun, ["auteur_id", "bateau_id"]],
  ["departs", keptTrip],
  ["controles_depart", departureCheck],
  ["activites", activity, ["heure"]],
  ["questions_assistant", question],
  ["assistant_usage", assistantUsage, ["appels_modele"]],
  ["rappels", reminderChoices, ["essai_le", "created_at", "updated_at"]],
  ["profils_utilisateur", profile, ["partage"]],
  ["abonnements", subscription],
];

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** The checks on this column alone, as one SQL expression. */
  check: string;
}

let database: TestDatabase;
const columnsOf = new Map<string, Column[]>();

beforeAll(async () => {
  database = await createTestDatabase();
  const rows = await database.query<Column & { table: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable,
      coalesce((select string_agg('(' || pg_get_expr(k.conbin, k.conrelid) || ')', ' and ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), 'true') as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by a.attnum`);
  for (const { table, ...column } of rows) columnsOf.set(table, [...(columnsOf.get(table) ?? []), column]);
});
afterAll(() => database.drop());

/** Which of the values the column's type and checks take. */
async function accepted({ name, type, nullable, check }: Column, values: unknown[]): Promise<boolean[]> {
  const fits = `case when pg_input_is_valid(v, '${type}') then (select coalesce(${check}, true)
    from (select v::${type} as "${name}") as row) else false end`;
  const rows = await database.query<{ fits: boolean }>(
    `select case when v is null then ${nullable} else ${fits} end as fits
      from unnest($1::text[]) with ordinality as given (v, n) order by n`,
    [values.map((value) => (value === null ? null : String(value)))],
  );
  return rows.map((row) => row.fits);
}

/** Values on both sides of every bound in use. */
const LENGTHS = [1, 2, 20, 30, 40, 60, 80, 120, 200, 254, 500, 1_000, 2_000, 5_000, 50_000];
const TEXTS = [...LENGTHS.flatMap((n) => ["x".repeat(n), "x".repeat(n + 1)]), "123456789", "12345678", "1234567890"];
// why: the database bounds the length of an address; its form is the domain's to judge.
const EMAILS = [
  `${"x".repeat(64)}@${"y".repeat(60)}.fr`,
  `${"x".repeat(240)}@exemple.fr`,
  `${"x".repeat(244)}@exemple.fr`,
];
const BOUNDS = [0, 0.2, 0.5, 1, 30, 60, 100, 200, 365, 1_850, 2_100, 10_000, 100_000, 200_000, 300_000, 1_000_000];
const NUMBERS = [...BOUNDS.flatMap((n) => [n - 1, n - 0.1, n, n + 0.1, n + 1]), Number.NaN, Infinity, -Infinity];
const MONEY = [99_999_999.99, 100_000_000];
const DAYS = ["1849-12-31", "1850-01-01", "2200-12-31", "2201-01-01", "2026-02-30", "infinity", "-infinity"];

const isText = ({ type }: Column) => type === "text";
const isNumber = ({ type }: Column) => /^(numeric|integer|bigint)/.test(type);

/** The schema below `nullable`, `optional` and the transforms around it. */
function inner(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return inner(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return inner(schema.in as z.ZodType);
  return schema;
}

function candidates(schema: z.ZodType, column: Column): unknown[] {
  const core = inner(schema);
  if (core instanceof z.ZodEnum) return [...core.options, "Autre chose", ""];
  if (column.name === "email") return EMAILS;
  if (isText(column)) return TEXTS;
  if (isNumber(column)) return [...NUMBERS, ...MONEY];
  return column.type === "date" ? DAYS : [];
}

describe.each(ENTITIES)("%s", (table, schema, serverOnly = []) => {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][];
  const columns = () => columnsOf.get(table) ?? [];

  test("has the columns the domain knows, and the server's own", () => {
    const known = [...Object.keys(schema.shape), ...serverOnly];
    const stored = columns().map(({ name }) => name);
    expect(stored.filter((name) => name !== "user_id").sort()).toEqual(known.filter((n) => n !== "user_id").sort());
  });

  test("may be empty where the domain says so", () => {
    const nullable = fields.filter(([, field]) => field.safeParse(null).success).map(([name]) => name);
    const stored = columns().filter((one) => one.nullable && one.name in schema.shape);
    expect(stored.map(({ name }) => name).sort()).toEqual(nullable.sort());
  });

  test("takes what the domain takes, and nothing the domain could not read again", async () => {
    for (const column of columns()) {
      const { name } = column;
      const field = schema.shape[name] as z.ZodType | undefined;
      if (!field) continue;
      const values = candidates(field, column);
      const judged = values.map((value) => field.safeParse(value));
      // why: an optional text that is empty is stored as null.
      const stored = judged.map((verdict, n) => (verdict.success ? verdict.data : values[n]));
      const fits = await accepted(column, stored);
      const drift = values.filter((_, n) => judged[n]?.success !== fits[n]).map((value) => String(value).slice(0, 40));
      expect({ [name]: drift }).toEqual({ [name]: [] });
    }
  });
});

test("every table that requests read is compared", async () => {
  const rows = await database.query(`
    select distinct relname from pg_class c, aclexplode(c.relacl) g
      where relnamespace = 'public'::regnamespace and relkind = 'r' and g.grantee = 'bosco_app'::regrole`);
  /** Tables of the server's own: no entity of the domain is stored in them. */
  const INTERNAL = [
    "operations",
    "maintenances_supprimees",
    "annulations",
    "calendriers",
    "calendriers_choisis",
    "appareils_rappels",
    "rappels_dits",
    "partages",
    "changements",
    "changements_etat",
    "changements_oublies",
    "changements_epoques",
  ];
  const compared = [...ENTITIES.map(([table]) => table), ...INTERNAL];
  expect(rows.map(({ relname }) => relname).filter((name) => !compared.includes(name))).toEqual([]);
});

test("what is kept of a number's decimals is what the domain says", () => {
  const kept = ENTITIES.flatMap(([table]) => columnsOf.get(table) ?? []).flatMap(({ name, type }) => {
    const places = /^numeric\(\d+,(\d+)\)$/.exec(type)?.[1];
    return places === undefined ? [] : [[name, Number(places)] as const];
  });
  expect(Object.fromEntries(kept)).toEqual(DECIMALS);
});
