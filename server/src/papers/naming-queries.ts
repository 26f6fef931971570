import { photoCardUrl } from "@bosco/domain/photos";
import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { PAPER_FILE_NAME, type Print, paperFileName } from "../files/paper-names.ts";
import { fileName, PHOTO_FILE_NAME } from "../photos/store.ts";

/** The photo and its card. */
const namesOfPhoto = (url: unknown) => [String(url), photoCardUrl(String(url))].map(fileName);
const nameOfPaper = (file: unknown) => [paperFileName(file as Print)];

/** Every column by which a row names files of its owner. */
const NAMING = [
  { table: "bateaux", owner: "user_id", column: "photo_url", namesOf: namesOfPhoto },
  { table: "profils_utilisateur", owner: "id", column: "photo_profil_url", namesOf: namesOfPhoto },
  { table: "documents", owner: "user_id", column: "fichier", namesOf: nameOfPaper },
];

export interface NamingRow {
  owner: string;
  named: unknown;
}

export interface Naming {
  table: string;
  owner: string;
  column: string;
  /** Gives a row for each that names files. */
  statement: string;
  /** Each below its owner. */
  filesOf(row: NamingRow): string[];
}

const isFileName = (name: string) => PHOTO_FILE_NAME.test(name) || PAPER_FILE_NAME.test(name);

export const NAMINGS: Naming[] = NAMING.map(({ table, owner, column, namesOf }) => ({
  table,
  owner,
  column,
  statement: `select ${owner}::text as owner, ${column} as named from ${table} where ${column} is not null`,
  filesOf: (row) =>
    namesOf(row.named)
      .filter(isFileName)
      .map((name) => `${row.owner}/${name}`),
}));

/** The files that rows name: of one account, or of all. */
export async function namedFiles(db: Db, userId?: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { statement, owner, filesOf } of NAMINGS) {
    const ofOne = userId === undefined ? sql`` : sql`and ${sql.ref(owner)} = ${userId}`;
    const { rows } = await sql<NamingRow>`${sql.raw(statement)} ${ofOne}`.execute(db);
    for (const row of rows) for (const file of filesOf(row)) named.add(file);
  }
  return named;
}
