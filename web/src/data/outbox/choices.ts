import type { CallPath } from "../commands.ts";
import { effects } from "../effects/load.ts";
import type { Row } from "../replica/row-order.ts";
import { changedFields, clashes, isUndecided, madeFrom, storedRow } from "./judge.ts";
import type { Instead, Outbox } from "./outbox.ts";
import type { Refused } from "./waiting.ts";

/** What can be decided about a refused write. */
export type Choice = "mine" | "theirs" | "restore" | "retry" | "abandon";

/** What is offered: between two versions, for a row that is gone, or for a write that may pass later. */
export function choicesFor(refused: Refused): Choice[] {
  if (storedRow(refused.why)) return ["mine", "theirs"];
  if (isGone(refused)) return refused.seen && effects()[refused.call]?.restore ? ["restore", "abandon"] : ["abandon"];
  return ["retry", "abandon"];
}

const isGone = ({ why }: Refused) => why.code === "INTROUVABLE";

/** The fields that were changed here and elsewhere, with both values. */
export function contested(refused: Refused): { field: string; mine: unknown; theirs: unknown }[] {
  const current = storedRow(refused.why);
  const fields = current && clashes(refused, current);
  if (!current || !Array.isArray(fields)) return [];
  const mine = Object.fromEntries(changedFields(refused.input));
  return fields.map((field) => ({ field, mine: mine[field], theirs: current[field] }));
}

/** Does what somebody has chosen. Whatever is sent is at the end of the queue. */
export async function decide(outbox: Pick<Outbox, "decide">, refused: Refused, choice: Choice): Promise<void> {
  await outbox.decide(refused, ...insteadOf(refused, choice));
}

function insteadOf(refused: Refused, choice: Choice): Instead[] {
  const { words, call, input, seen } = refused;
  const current = storedRow(refused.why);
  if (choice === "mine" && current) {
    const made = madeFrom(refused, current);
    return [{ operationId: made.operationId, call, input: made.input, words, seen: current }];
  }
  if (choice === "theirs" && current) return uncontested(refused, current);
  if (choice === "retry") {
    const { place: _, why, dependents = [], isSent: __, ...write } = refused;
    // why: one that may have arrived is the same operation still, and happens once.
    const again: Instead = isUndecided(why)
      ? { ...write, isSent: true }
      : { ...write, operationId: crypto.randomUUID() };
    return [again, ...dependents.map(({ place: _place, ...one }) => one)];
  }
  const restore = effects()[call]?.restore;
  if (choice !== "restore" || !restore || !seen) return [];
  const newId = () => crypto.randomUUID();
  // why the write itself after it: the row may be back already, by another decision or from another device, and then stays as it is.
  return [
    { operationId: newId(), call: restore.call as CallPath, input: restore.input(seen) as never, words },
    { operationId: newId(), call, input, words, seen },
  ];
}

/** What else the same edit has changed: nobody was asked about it, so that it is not given up with the rest. */
function uncontested(refused: Refused, current: Row): Instead[] {
  const given = new Set(contested(refused).map(({ field }) => field));
  const left = changedFields(refused.input).filter(([field]) => !given.has(field));
  if (left.length === 0 || clashes({ input: Object.fromEntries(left) as never }, current) === "same") return [];
  const { id } = refused.input as { id?: string };
  const input = { id, ...Object.fromEntries(left), version: current.version } as never;
  return [{ operationId: crypto.randomUUID(), call: refused.call, input, words: refused.words, seen: current }];
}
