import { ALL_ARTICLES, type Article, writeSeen } from "@bosco/domain/inventory";
import type { CallPath, Lists } from "../commands.ts";
import type { Effect } from "../effects/effect.ts";
import { effects } from "../effects/load.ts";
import type { Row } from "../replica/row-order.ts";
import { changedFields, clashes, isUndecided, madeFrom, storedRow } from "./judge.ts";
import type { Outbox } from "./outbox.ts";
import type { Instead, Refused } from "./waiting.ts";

/** What can be decided about a refused write. */
export type Choice = "mine" | "theirs" | "untie" | "restore" | "retry" | "abandon";

/** What is offered: between two versions, for a row that is gone or names one that is, or for a write that may pass later. */
export function choicesFor(refused: Refused, rows: Lists["rows"] = () => []): Choice[] {
  if (storedRow(refused.why)) return ["mine", "theirs"];
  if (refused.why.code !== "INTROUVABLE") return ["retry", "abandon"];
  if (untied(refused, rows)) return ["untie", "abandon"];
  return refused.seen && effects()[refused.call]?.restore ? ["restore", "abandon"] : ["abandon"];
}

/** The same without a row that it named and that is gone. */
const untied = ({ call, input }: Refused, rows: Lists["rows"]) =>
  (effects()[call] as Effect<CallPath> | undefined)?.untied?.(input, rows);

/** The fields that were changed here and elsewhere, with both values. */
export function contested(refused: Refused): { field: string; mine: unknown; theirs: unknown }[] {
  const current = storedRow(refused.why);
  const fields = current && clashes(refused, current);
  if (!current || !Array.isArray(fields)) return [];
  const mine = Object.fromEntries(changedFields(refused.input));
  return fields.map((field) => ({ field, mine: mine[field], theirs: current[field] }));
}

/** Does what somebody has chosen, seeing these rows. Whatever is sent is at the end of the queue, with what waited with it. */
export async function decide(
  outbox: Pick<Outbox, "decide">,
  refused: Refused,
  choice: Choice,
  rows: Lists["rows"] = () => [],
): Promise<void> {
  const { dependents = [] } = refused;
  const needing = choice === "abandon" ? [] : dependents.map(({ place: _, ...one }) => one);
  await outbox.decide(refused, ...insteadOf(refused, choice, rows), ...needing);
}

function insteadOf(refused: Refused, choice: Choice, rows: Lists["rows"]): Instead[] {
  const { words, call, input, seen, operationId, why } = refused;
  const current = storedRow(why);
  if (choice === "mine" && current)
    return [{ operationId, call, input: madeFrom(refused, current).input, words, seen: current }];
  if (choice === "theirs" && current) return uncontested(refused, current);
  if (choice === "retry") {
    const { place: _, why: __, dependents: ___, isSent: ____, ...write } = refused;
    // why another one: that operation is something else's.
    if (why.code === "OPERATION_DIFFERENTE") return [{ ...write, operationId: crypto.randomUUID() }];
    // why: one that may have arrived is the same operation still, and happens once.
    if (isUndecided(why)) return [{ ...write, isSent: true }];
    return [{ ...write, input: seenNow(call, input, rows) as never }];
  }
  const without = untied(refused, rows);
  // why as it is otherwise: what was gone may be back by the press, and nothing is lost for it.
  if (choice === "untie") return [{ operationId, call, input: without ?? input, words, ...(seen && { seen }) }];
  const restore = effects()[call]?.restore;
  if (choice !== "restore" || !restore || !seen) return [];
  // why: what it names may be gone only since the page was drawn.
  if (without) return [{ operationId, call, input: without, words, seen }];
  const anew = { operationId: crypto.randomUUID(), call: restore.call as CallPath, words };
  // why the write itself after it: the row may be back already, by another decision or from another device, and then stays as it is.
  return [
    { ...anew, input: restore.input(seen, rows) as never },
    { operationId, call, input, words, seen },
  ];
}

/** What a bulk action has left, as it is seen when somebody decides: what is gone or changed by then is not touched. */
function seenNow(call: CallPath, input: unknown, rows: Lists["rows"]): unknown {
  const { bateau_id, ids } = input as { bateau_id?: string; ids?: readonly string[] };
  if (!effects()[call]?.pin || !Array.isArray(ids)) return input;
  const left = rows<Article>("inventaire").filter(({ id }) => ids.includes(id));
  return { bateau_id, ids: ALL_ARTICLES, vus: writeSeen(left) };
}

/** What else the same edit has changed: nobody was asked about it, so that it is not given up with the rest. */
function uncontested(refused: Refused, current: Row): Instead[] {
  const given = new Set(contested(refused).map(({ field }) => field));
  const left = changedFields(refused.input).filter(([field]) => !given.has(field));
  if (left.length === 0 || clashes({ input: Object.fromEntries(left) as never }, current) === "same") return [];
  const { id } = refused.input as { id?: string };
  const input = { id, ...Object.fromEntries(left), version: current.version } as never;
  return [{ operationId: refused.operationId, call: refused.call, input, words: refused.words, seen: current }];
}
