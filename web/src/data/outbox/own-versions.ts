/** Versions that rows have by this device's own writes, with nobody else's between them. */
export type OwnVersions = Readonly<Record<string, number>>;

interface Versioned {
  id?: string;
  version?: number;
}

/** A write of one row. */
interface Write {
  call: string;
  input: unknown;
  seen?: Record<string, unknown>;
}

/** A row of that feature: there an id is one row's. */
const keyOf = ({ call, input }: Write) => `${call.split(".")[0]} ${(input as Versioned | undefined)?.id}`;

/** With what the server has answered: the row that was seen or our own last one, as it was or one version on; or a new one. */
export function withAnswer(versions: OwnVersions, write: Write, output: unknown): OwnVersions {
  const input = (write.input ?? {}) as Versioned;
  const { id, version } = (output ?? {}) as Versioned;
  if (!version || id !== input.id) return versions;
  const key = keyOf(write);
  const known = [versions[key], input.version, write.seen?.version].filter((one) => one !== undefined).map(Number);
  const before = Math.max(0, ...known);
  if (version === before || version === before + 1) return { ...versions, [key]: version };
  const { [key]: _, ...others } = versions;
  return others;
}

/** Whether nobody but this device has written the row since the write was made. */
export const isOwnVersion = (versions: OwnVersions, write: Write, current: Versioned) =>
  current.version !== undefined && versions[keyOf(write)] === current.version;
