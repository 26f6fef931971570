import type { NotReady } from "@bosco/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { databaseErrorCode } from "../database/error-code.ts";
import { fail } from "../refusals.ts";
import { hasFirstAccounts } from "../seed/accounts.ts";
import type { Leaving } from "./leaving.ts";
import { lookedAtOnce } from "./looked-at-once.ts";

const notReady = (raison: NotReady) => fail("INDISPONIBLE", { details: { raison } });

/** `/healthz`: the process answers. `/readyz`: it can serve and is not leaving, the database and its first accounts included; or why not. */
export function registerHealth(app: FastifyInstance, database: Database, leaving: Leaving): void {
  // why: a probe asks every few seconds; only its failures are worth a line.
  const logLevel = app.log.level === "silent" ? "silent" : "warn";
  app.get("/healthz", { logLevel }, async () => ({ status: "ok" }));
  // why: an overloaded process is alive, and not to be replaced by one that starts cold; but others may serve better.
  const config = {
    pressureHandler: () => {
      throw notReady("surcharge");
    },
  };
  const look = lookedAtOnce(0, () => whatLacks(database));
  app.get("/readyz", { logLevel, config }, async () => {
    const why = leaving.hasBegun() ? "arret" : ((await look()) ?? "base_absente");
    if (why !== "rien") throw notReady(why);
    return { status: "ok" };
  });
}

async function whatLacks(database: Database): Promise<NotReady | "rien"> {
  try {
    return (await hasFirstAccounts(database)) ? "rien" : "premiers_comptes";
  } catch (error) {
    return databaseErrorCode(error) === "INDISPONIBLE" ? "base_absente" : "base_en_erreur";
  }
}
