import { type Ledger, startWriters } from "../../server/tests/ledger.ts";
import type { Bosco } from "../kit/bosco.ts";
import { until } from "../kit/until.ts";

export const WRITERS = 16;

const ledgers = new Set<Ledger>();

/** Nobody writes on to a server whose part broke off. */
export function leaveLedgers(): void {
  for (const ledger of ledgers) ledger.leave();
  ledgers.clear();
}

/** The ledger of sixteen writers, who are at work by then. */
export async function openLedger(bosco: Bosco, foreseen: readonly number[] = []): Promise<Ledger> {
  const ledger = await startWriters(bosco, WRITERS, foreseen);
  ledgers.add(ledger);
  await moreWrites(ledger);
  return ledger;
}

/** Everybody writes on. */
export async function moreWrites(ledger: Ledger): Promise<number> {
  const enough = ledger.acknowledged() + 3 * WRITERS;
  return until("more writes", () => ledger.acknowledged() > enough);
}

/** Ends the writers; what they were told against what is there. */
export async function judge(ledger: Ledger, bosco: Bosco): Promise<{ figure: string; faults: string[] }> {
  await ledger.finish();
  const { lost, twice, torn } = await ledger.compare();
  const named = (what: string, writes: string[]) =>
    writes.length > 0 ? [`${writes.length} ${what}: ${writes.slice(0, 5).join(", ")}`] : [];
  return {
    figure: `${ledger.acknowledged()} writes acknowledged and ${ledger.refused()} refused by then: ${lost.length} lost, ${twice.length} done twice, ${torn.length} half done`,
    faults: [
      ...named("acknowledged writes are lost", lost),
      ...named("writes are there twice", twice),
      ...named("writes are there in part", torn),
      ...ledger
        .unforeseen()
        .slice(0, 5)
        .map((answer) => `answered ${answer}`),
      ...(bosco.isRunning() ? [] : ["the server has ended"]),
    ],
  };
}
