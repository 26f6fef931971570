import { randomBytes } from "node:crypto";
import type { Database } from "../../database/database.ts";
import { keptValue } from "../../database/kept-value.ts";

/** The secret that signs session cookies, made once and kept in the database. */
export const keptSecret = (database: Database) =>
  keptValue(database, "auth_secret", () => randomBytes(32).toString("base64url"));
