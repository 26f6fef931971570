import { readMigrations } from "../database/migrate.ts";

export interface KnownNames {
  tables: Set<string>;
  functions: Set<string>;
}

const TABLE = /\bcreate table (?:if not exists )?(?:public\.)?(\w+)/gi;
const FUNCTION = /\bcreate (?:or replace )?function (?:public\.)?(\w+)/gi;

/**
 * What our migrations have ever made, by its name. Whatever else is in the database is somebody else's, though it may have our owner.
 * why by their text: what an older one made and a newer one took away is ours too.
 */
export async function readKnownNames(): Promise<KnownNames> {
  const migrations = await readMigrations();
  const namesOf = (what: RegExp) =>
    migrations.flatMap(({ text }) => [...text.matchAll(what)].map(([, name = ""]) => name));
  return { tables: new Set(["schema_migrations", ...namesOf(TABLE)]), functions: new Set(namesOf(FUNCTION)) };
}
