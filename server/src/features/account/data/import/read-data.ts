import { profile } from "@bosco/domain/account";
import { widelySpaced } from "@bosco/domain/french";
import type { z } from "zod";
import { fail, invalidInput } from "../../../../refusals.ts";
import { DATA_FILE, FORMAT } from "../export.ts";
import { OWN_TABLES, type OwnTable } from "../tables.ts";
import { notOurFile } from "../zip-directory.ts";
import type { ZipReader } from "../zip-reader.ts";
import { readValues } from "./json-values.ts";
import { MOST_ROWS, MOST_ROWS_IN_ALL } from "./most-rows.ts";

const MOST_JSON_BYTES = 20_000_000;
/** A row that is wrong throughout is told by its first fields. */
const MOST_ISSUES = 20;

type Row = Record<string, unknown>;
export type Tables = Map<string, Row[]>;

/** The tables that a file may bring back, parents before their children. */
export const IMPORTED: readonly OwnTable[] = OWN_TABLES.filter(({ isImported }) => isImported);

const person = profile.pick({ prenom: true, nom: true, telephone: true, adresse: true, photo_profil_url: true });
const identity = profile.pick({ id: true });

export interface Exported {
  tables: Tables;
  person: z.infer<typeof person>;
  /** The account that was exported: in its rows it is named by this id. */
  exporter: string | undefined;
}

/** What an export holds. Its rows are counted before any is judged, and the first that is wrong ends it. */
export async function readData(zip: ZipReader): Promise<Exported> {
  await refuseTooMany(zip);
  const tables: Tables = new Map(IMPORTED.map(({ name }) => [name, []]));
  const schemas = new Map(IMPORTED.map(({ name, schema }) => [name, schema]));
  const top = new Map<string, unknown>();
  await readValues(
    content(zip),
    (table) => tables.has(table),
    ({ name, isRow, value }) => {
      const schema = schemas.get(name);
      if (!isRow) top.set(name, value);
      else if (schema) keepRow(tables, name, schema, value);
    },
  );
  const who = person.safeParse(top.get("profils_utilisateur"));
  if (top.get("format") !== FORMAT || !who.success) throw notOurFile();
  return { tables, person: who.data, exporter: identity.safeParse(top.get("profils_utilisateur")).data?.id };
}

function content(zip: ZipReader) {
  const found = zip.stream(DATA_FILE, MOST_JSON_BYTES);
  if (!found) throw notOurFile();
  return found;
}

async function refuseTooMany(zip: ZipReader): Promise<void> {
  const counts = new Map<string, number>();
  let all = 0;
  const tooMany = (what: string, most: number) =>
    fail("TROP_GRAND", { message: `Ce fichier compte trop de lignes : ${what}${widelySpaced(most)} au plus.` });
  await readValues(
    content(zip),
    () => false,
    ({ name, isRow }) => {
      if (!isRow) return;
      all += 1;
      const rows = (counts.get(name) ?? 0) + 1;
      counts.set(name, rows);
      const most = MOST_ROWS[name];
      if (most !== undefined && rows > most) throw tooMany(`${name}, `, most);
      if (all > MOST_ROWS_IN_ALL) throw tooMany("", MOST_ROWS_IN_ALL);
    },
  );
}

function keepRow(tables: Tables, table: string, schema: z.ZodObject, value: unknown): void {
  const rows = tables.get(table) ?? [];
  const row = schema.safeParse(value);
  if (!row.success) {
    const issues = row.error.issues.slice(0, MOST_ISSUES);
    throw invalidInput(issues.map((issue) => ({ ...issue, path: [table, rows.length, ...issue.path] })));
  }
  rows.push(row.data);
}
