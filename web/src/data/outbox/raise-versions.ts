/** A write of one row, as far as its version goes. */
interface Write {
  place: number;
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

/** The version that a write moved on by one, nobody else's between: what it said was seen, or a step's row as it was shown. */
function movedFrom({ call, input, seen, output }: Write & { output: unknown }): number | undefined {
  const from = versionOf({ input }) ?? (call === "inventory.adjust" ? Number(seen?.version) : undefined);
  const { id, version } = (output ?? {}) as Versioned;
  return id === (input as Versioned | undefined)?.id && version === Number(from) + 1 ? from : undefined;
}

/**
 * Of the writes that wait, those that were made from the same version as one that is answered now: what they were made from is the
 * next one, by this device alone. So own edits of a row never meet each other, and what others did between them still shows.
 */
export function raised<Waiting extends Write>(
  answered: readonly (Write & { output: unknown })[],
  waiting: readonly Waiting[],
): Waiting[] {
  const changed = new Map<number, Waiting>();
  for (const one of answered) {
    const from = movedFrom(one);
    if (from === undefined) continue;
    for (const write of waiting) {
      const current = changed.get(write.place) ?? write;
      if (rowOf(current) !== rowOf(one) || versionOf(current) !== from) continue;
      changed.set(write.place, { ...current, input: { ...(current.input as object), version: from + 1 } });
    }
  }
  return [...changed.values()];
}
