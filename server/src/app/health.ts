import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { fail } from "../refusals.ts";
import { hasFirstAccounts } from "../seed/accounts.ts";

/** `/healthz`: the process answers. `/readyz`: it can serve, the database and its first accounts included. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  // why: a probe asks every few seconds; only its failures are worth a line.
  const logLevel = app.log.level === "silent" ? "silent" : "warn";
  app.get("/healthz", { logLevel }, async () => ({ status: "ok" }));
  // why: an overloaded process is alive, and not to be replaced by one that starts cold; but others may serve better.
  const config = {
    pressureHandler: () => {
      throw fail("INDISPONIBLE");
    },
  };
  app.get("/readyz", { logLevel, config }, async () => {
    if (!(await hasFirstAccounts(database).catch(() => false))) throw fail("INDISPONIBLE");
    return { status: "ok" };
  });
}
