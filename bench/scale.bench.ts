import type { Figure } from "./run.ts";
import { costOf, openArena } from "./server/arena.ts";
import { callsOn, readsOn } from "./server/calls.ts";

const FEW = 2_000;
/** Of 50 articles each: ten million. Filling them takes a quarter of an hour; `BENCH_ACCOUNTS` asks for fewer. */
const MANY = Number(process.env.BENCH_ACCOUNTS ?? 200_000);
const REQUESTS = 900;
const MOST_GROWTH = 1.3;

/** What a request costs does not grow with the number of others: it finds its rows by an index, however many there are. */
export default async function measure(): Promise<Figure[]> {
  const few = await costsAmong(FEW);
  const many = await costsAmong(MANY);
  return [
    ...Object.entries(many.costs).map(([name, cost]) => ({
      name: `${name} among ${MANY} accounts`,
      value: cost / (few.costs[name] ?? Number.NaN),
      budget: MOST_GROWTH,
      unit: `of its cost among ${FEW}`,
    })),
    { name: "tables read from end to end", value: many.wholeReads, budget: 0, unit: "times" },
  ];
}

async function costsAmong(accounts: number) {
  const arena = await openArena(accounts);
  try {
    const bosco = await arena.startBosco(4_994);
    const calls = { ...callsOn(accounts), ...readsOn(accounts) };
    const costs: Record<string, number> = {};
    const before = await arena.wholeReads();
    for (const [name, call] of Object.entries(calls)) {
      const [measured] = await arena.inTurns([bosco], call, REQUESTS);
      if (measured) costs[name] = costOf(measured);
    }
    return { costs, wholeReads: (await arena.wholeReads()) - before };
  } finally {
    await arena.close();
  }
}
