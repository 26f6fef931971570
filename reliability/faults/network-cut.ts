import { setTimeout as sleep } from "node:timers/promises";
import { startDatabaseProxy } from "../../server/tests/database-proxy.ts";
import { isReady, startBosco } from "../kit/bosco.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { startOutsidePostgres } from "../kit/outside-postgres.ts";
import { until } from "../kit/until.ts";
import { judge, moreWrites, openLedger, WRITERS } from "./judge.ts";

const CUTS = 3;
const AWAY_MS = 1_000;
const LOST_ANSWERS = 30;

/** F3 and F9: the network between Bosco and its database is cut, and the answers to commits are lost on it. */
export async function cutNetwork(): Promise<Outcome[]> {
  const postgres = await startOutsidePostgres();
  const proxy = await startDatabaseProxy({ connectionString: postgres.url });
  const bosco = await startBosco({ databaseUrl: proxy.connection.connectionString ?? "" });

  const cut = await openLedger(bosco);
  const took: number[] = [];
  for (let n = 0; n < CUTS; n += 1) {
    await proxy.cut();
    await until("Bosco says that it cannot serve", async () => !(await isReady(bosco.url)));
    await sleep(AWAY_MS);
    await proxy.restore();
    took.push(await until("Bosco ready", () => isReady(bosco.url)));
    await moreWrites(cut);
  }
  const afterCuts = await judge(cut, bosco);

  const lost = await openLedger(bosco);
  for (let n = 0; n < LOST_ANSWERS; n += 1) {
    const before = lost.refused();
    proxy.loseAnswerToCommit();
    await until("an answer lost", () => lost.refused() > before);
  }
  await moreWrites(lost);
  const afterLoss = await judge(lost, bosco);
  await bosco.remove();
  await proxy.stop();
  await postgres.remove();
  return [
    {
      case: "F3",
      test: `\`npm run test:faults\`: the network to the database cut ${CUTS} times under ${WRITERS} writers`,
      figure: `${afterCuts.figure}; ready again ${took.join(", ")} ms after it was back (5 s promised); ${besides()}`,
      faults: afterCuts.faults,
    },
    {
      case: "F9",
      test: `\`npm run test:faults\`: ${LOST_ANSWERS} commits whose answer the network lost, sent again by their operation id under ${WRITERS} writers`,
      figure: `${afterLoss.figure}; ${besides()}`,
      faults: afterLoss.faults,
    },
  ];
}
