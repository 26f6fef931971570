import type pg from "pg";
import type { Registry } from "prom-client";
import type { Prom } from "./prom.ts";

/** The connections to PostgreSQL, and who waits for one. */
export function measurePools({ Gauge }: Prom, registers: Registry[], pools: Record<string, pg.Pool>): void {
  const each = (name: string, help: string, figure: (pool: pg.Pool) => number) =>
    new Gauge({
      ...{ name, help, registers, labelNames: ["pool"] },
      collect() {
        for (const [name, pool] of Object.entries(pools)) this.set({ pool: name }, figure(pool));
      },
    });
  each("bosco_pool_connections_max", "Connections that the pool may open.", ({ options }) => options.max);
  each(
    "bosco_pool_connections_in_use",
    "Connections that work.",
    ({ totalCount, idleCount }) => totalCount - idleCount,
  );
  each("bosco_pool_waiting", "How many wait for a connection.", ({ waitingCount }) => waitingCount);
}
