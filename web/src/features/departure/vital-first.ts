import type { Reason, Subject } from "@bosco/domain/departure";

/** So many lines leave what keeps one ashore in sight on a phone. */
const FEW = 3;
/** Fewer than these are shown as soon as said. */
const WORTH_FOLDING = 3;

/** What no rule asks for, and nobody leaves without. */
const IN_TANKS: ReadonlySet<Subject> = new Set<Subject>(["eau", "carburant"]);

/** Reasons with the vital ones first, and which of the others are folded behind their count. */
export function vitalFirst(reasons: readonly Reason[], vital: ReadonlySet<string>) {
  const isVital = ({ regle, sujet }: Reason) => IN_TANKS.has(sujet) || (regle !== undefined && vital.has(regle));
  const first = reasons.filter(isVital);
  const all = [...first, ...reasons.filter((reason) => !isVital(reason))];
  const few = Math.max(FEW, first.length);
  return all.length - few < WORTH_FOLDING
    ? { shown: all, folded: [] }
    : { shown: all.slice(0, few), folded: all.slice(few) };
}
