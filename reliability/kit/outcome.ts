import { openResults, type Result } from "./results.ts";

/** What a part of a run has shown, and what it should not have shown. */
export interface Outcome extends Omit<Result, "date"> {
  faults: string[];
}

/** Says each outcome, notes those without a fault, and gives the number of the others. */
export function conclude(run: string, outcomes: readonly Outcome[]): number {
  const { note } = openResults(run);
  for (const { faults, ...result } of outcomes) {
    console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${result.case}: ${result.test}\n     ${result.figure}`);
    for (const fault of faults) console.error(`     ${fault}`);
    if (faults.length === 0) note(result);
  }
  return outcomes.filter(({ faults }) => faults.length > 0).length;
}
