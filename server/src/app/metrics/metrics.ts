import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/database.ts";
import type { EventHub } from "../../events/hub.ts";
import { StartError } from "../../start-error.ts";
import { readVersion } from "../../version.ts";
import { answerScrapes } from "./answer.ts";
import { measureDatabase } from "./database-figures.ts";
import { measureDisk } from "./disk-figures.ts";
import { measurePools } from "./pool-figures.ts";
import { measureProcess } from "./process-figures.ts";
import { measureRequests } from "./request-figures.ts";

export interface Measured {
  pools: Record<string, pg.Pool>;
  hub: EventHub;
  database: Database;
}

/** What is counted of this server, for Prometheus. */
export interface Metrics {
  /** Counts the requests of an application whose routes are yet to come. */
  count(app: FastifyInstance): void;
  slowStatement(): void;
  /** Begins to answer; gives how to stop and the port. */
  listen(): Promise<{ port: number; stop(): Promise<void> }>;
}

/**
 * Only of a server that has METRICS_PORT. why the library as late as that: one that nobody asks for figures keeps no memory for
 * them, and has no hook in its requests.
 */
export async function createMetrics(config: Config, { pools, hub, database }: Measured): Promise<Metrics> {
  const prom = await import("prom-client");
  const registry = new prom.Registry();
  const registers = [registry];
  new prom.Gauge({ name: "bosco_info", help: "1, by the version that runs.", labelNames: ["version"], registers }).set(
    { version: readVersion() },
    1,
  );
  const count = measureRequests(prom, registers);
  const slow = new prom.Counter({
    name: "bosco_slow_statements_total",
    help: "Statements that took longer than SLOW_STATEMENT_MS.",
    registers,
  });
  measurePools(prom, registers, pools);
  new prom.Gauge({
    name: "bosco_event_streams",
    help: "Open event streams.",
    registers,
    collect() {
      this.set(hub.streams());
    },
  });
  measureDatabase(prom, registers, database);
  measureDisk(prom, registers, config.DATA_DIR);
  const stopMeasuring = measureProcess(prom, registers);
  return {
    count,
    slowStatement: () => slow.inc(),
    async listen() {
      const { METRICS_PORT = 0, METRICS_HOST, METRICS_TOKEN } = config;
      const server = createServer(answerScrapes(registry, METRICS_TOKEN));
      server.maxConnections = MOST_CONNECTIONS;
      await new Promise<void>((resolve, reject) => {
        server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, config)));
        server.listen(METRICS_PORT, METRICS_HOST, resolve);
      });
      return {
        port: (server.address() as AddressInfo).port,
        async stop() {
          stopMeasuring();
          server.close();
          server.closeAllConnections();
        },
      };
    },
  };
}

/** Some Prometheus servers, and somebody who looks. */
const MOST_CONNECTIONS = 16;

function explain(error: NodeJS.ErrnoException, { METRICS_HOST, METRICS_PORT }: Config): Error {
  if (error.code === "EADDRINUSE" || error.code === "EACCES")
    return new StartError(
      `METRICS_PORT=${METRICS_PORT} is taken or needs more rights. Choose another, or leave it out.`,
    );
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`METRICS_HOST=${METRICS_HOST} is no address of this machine.`);
  return error;
}
