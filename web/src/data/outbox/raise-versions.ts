import type { Paper } from "@bosco/domain/documents";
import { waitingPrint } from "../waiting-print.ts";

/** A write of one row, as far as its version goes. */
interface Write {
  place: number;
  operationId: string;
  call: string;
  input: unknown;
  seen?: Record<string, unknown>;
}

interface Versioned {
  id?: string;
  version?: number;
}

const rowOf = ({ call, input }: Pick<Write, "call" | "input">) =>
  `${call.split(".")[0]} ${(input as Versioned | undefined)?.id}`;

export const versionOf = ({ input }: Pick<Write, "input">) => (input as Versioned | undefined)?.version;

/** The version that a write was made from: what it says was seen, or a step's row as it was shown. */
const versionBefore = ({ call, input, seen }: Write): number | undefined =>
  versionOf({ input }) ?? (call === "inventory.adjust" && seen ? Number(seen.version) : undefined);

/** The same, made from another version. */
const withVersionBefore = <One extends Write>(write: One, version: number): One =>
  versionOf(write) === undefined
    ? { ...write, seen: { ...write.seen, version } }
    : { ...write, input: { ...(write.input as object), version } };

/** The version that a write moved on by one, nobody else's between. */
function movedFrom(write: Write, output: unknown): number | undefined {
  const { id, version } = (output ?? {}) as Versioned;
  const before = versionBefore(write);
  return id === (write.input as Versioned | undefined)?.id && version === Number(before) + 1 ? before : undefined;
}

/** One that was made when that file still waited here, now that the server has given it a print. */
function withPrint<One extends Write>(write: One, { operationId }: Write, output: unknown): One | undefined {
  const seen = (write.input as { vu?: string } | undefined)?.vu;
  if (seen !== waitingPrint(operationId)) return undefined;
  const vu = (output as Pick<Paper, "fichier"> | undefined)?.fichier?.empreinte;
  return { ...write, input: { ...(write.input as object), vu } };
}

/**
 * Of the writes that wait, those that were made from the same version as one that is answered now: what they were made from is the
 * next one, by this device alone. So own edits of a row never meet each other, and what others did between them still shows. Those
 * that are answered together raise each other too: a step says no version, and was made from that of the edit before it.
 */
export function raised<Waiting extends Write>(
  answered: readonly (Waiting & { output: unknown })[],
  waiting: readonly Waiting[],
): Waiting[] {
  const newer = new Map<number, Waiting>();
  const latest = (write: Waiting) => newer.get(write.place) ?? write;
  for (const [n, one] of answered.entries()) {
    for (const write of waiting) {
      const known = withPrint(latest(write), one, one.output);
      if (known) newer.set(write.place, known);
    }
    const before = movedFrom(latest(one), one.output);
    if (before === undefined) continue;
    for (const write of [...answered.slice(n + 1), ...waiting])
      if (rowOf(write) === rowOf(one) && versionBefore(latest(write)) === before)
        newer.set(write.place, withVersionBefore(latest(write), before + 1));
  }
  return waiting.flatMap(({ place }) => newer.get(place) ?? []);
}
