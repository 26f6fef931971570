import type { Figure } from "./run.ts";
import { costOf, type Measured, openArena } from "./server/arena.ts";
import { callsOn, named } from "./server/calls.ts";
import { barePg, server } from "./server/contenders.ts";
import { residentMb } from "./server/processes.ts";

const ACCOUNTS = 2_000;
const REQUESTS = 1_500;
const HAND_WRITTEN = ["--import", "tsx", "bench/server/hand-written.ts"];

/** How much of the hand-written server's speed is left with all that Bosco does besides, by processor. */
const LEAST = { list: 0.8, change: 0.5, insert: 0.4 };

/**
 * Bosco beside the same calls written by hand, beside `pg` alone; one PostgreSQL, one run, one after the other in turns. What a
 * request costs in processor time is judged, as a share of what the hand-written one costs: that is the same on any machine.
 */
export default async function measure(): Promise<Figure[]> {
  const arena = await openArena(ACCOUNTS);
  try {
    const { host, port, user, password = "", database } = arena.connection;
    const DATABASE_URL = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
    const env = { DATABASE_URL, BENCH_TABLE: "inventaire_bare" };
    const rivals = [
      await arena.admit(barePg(arena.connection)),
      await arena.admit(server("hand-written", 4_992, HAND_WRITTEN, env)),
      await arena.startBosco(4_993),
    ];
    const bosco = rivals[2]?.pids[0] ?? 0;
    const idle = residentMb(bosco);
    const calls = callsOn(ACCOUNTS);
    const figures: Figure[] = [];
    for (const name of Object.keys(LEAST) as (keyof typeof LEAST)[]) {
      const [bare, byHand, ours] = await arena.inTurns(rivals, calls[name], REQUESTS);
      if (!bare || !byHand || !ours) throw new Error("three contenders");
      print(name, { "bare pg": bare, "hand-written": byHand, Bosco: ours }, bare);
      const value = costOf(byHand) / costOf(ours);
      figures.push({ name: `${name}, of the hand-written one`, value, budget: LEAST[name], unit: "", least: true });
    }
    const asThePageSendsIt = { ...calls.change, request: named(calls.change.request) };
    const [change] = await arena.inTurns(rivals.slice(-1), asThePageSendsIt, REQUESTS);
    if (change) print("change, named", { Bosco: change }, change);
    return [
      ...figures,
      { name: "resident, idle", value: idle, budget: 150, unit: "MB" },
      { name: "resident, after", value: residentMb(bosco), budget: 200, unit: "MB" },
    ];
  } finally {
    await arena.close();
  }
}

function print(call: string, measured: Record<string, Measured>, bare: Measured) {
  for (const [name, { perSecond, ownMs, postgresMs }] of Object.entries(measured)) {
    const share = (perSecond / bare.perSecond).toFixed(2);
    console.log(
      `  ${call.padEnd(14)} ${name.padEnd(13)} ${perSecond.toFixed(0).padStart(5)}/s (${share})  ${ownMs.toFixed(2)} + ${postgresMs.toFixed(2)} ms`,
    );
  }
}
