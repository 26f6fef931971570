import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { fail } from "./errors.ts";

/** `/healthz`: the process answers. `/readyz`: it can serve, the database included. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok" }));
  app.get("/readyz", { logLevel: "warn" }, async () => {
    await sql`select 1`.execute(database.login).catch(() => {
      throw fail("INDISPONIBLE");
    });
    return { status: "ok" };
  });
}
