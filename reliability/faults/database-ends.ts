import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { withClient } from "../kit/sql.ts";
import { judge, moreWrites, openLedger, WRITERS } from "./judge.ts";
import type { Site } from "./site.ts";

const ROUNDS = 3;

/** F1 and N3: the postmaster is killed, three times in a row. F3: it is restarted, three times, and all sessions are ended. */
export async function endDatabase(site: Site): Promise<Outcome[]> {
  const { bosco, name } = site;
  const owner = await bosco.account();
  async function underWriters(names: string[], what: string, act: () => Promise<number>): Promise<Outcome[]> {
    const ledger = await openLedger(bosco);
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      took.push(await act());
      await moreWrites(ledger);
    }
    const { figure, faults } = await judge(ledger, bosco);
    // why at last: a session that was open before must have outlived it all.
    const { status } = await owner.get("/api/bateaux");
    if (status !== 200) faults.push(`an open session is answered ${status}`);
    return names.map((one) => ({
      case: one,
      test: `\`npm run test:faults\`: ${what}, ${ROUNDS} times under ${WRITERS} writers, ${name}`,
      figure: `${figure}; ready again after ${took.join(", ")} ms (5 s promised); ${besides()}`,
      faults,
    }));
  }
  const killed = name.startsWith("embedded") ? ["F1", "N3"] : ["F1"];
  return [
    ...(await underWriters(killed, "kill -9 of the postmaster", site.killDatabase)),
    ...(await underWriters(["F3"], "PostgreSQL stopped and started", site.restartDatabase)),
    ...(await underWriters(["F3"], "every session ended (`pg_terminate_backend`)", () => endSessions(site))),
  ];
}

async function endSessions({ bosco, query }: Site): Promise<number> {
  const started = performance.now();
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'bosco%'`;
  if (bosco.postmaster() > 0) await withClient(bosco.superuser(), (client) => client.query(end));
  else await query(end);
  const owner = await bosco.account();
  for (;;) {
    const { status } = await owner.get("/api/bateaux");
    if (status === 200) return Math.round(performance.now() - started);
    if (status !== 503) throw new Error(`answered ${status}`);
  }
}
