import type { LiveTable } from "@bosco/contract";
import type { KeptTable } from "@bosco/contract/live";
import { derivedId } from "@bosco/domain";
import type { QueryClient } from "@tanstack/react-query";
import type { CallPath, InputOf, Lists, Write } from "./commands.ts";
import type { Effect, Effects, Made } from "./effects/effect.ts";
import { isKept } from "./replica/kept-table.ts";
import { ROW_ORDER, type Row } from "./replica/row-order.ts";
import { type RowVersion, raiseVersion } from "./replica/rows.ts";

/** A write of which something is shown: pressed at that moment, and not yet part of what was read. */
export interface ShownWrite extends Write {
  at: string;
  /** What only this device knows of it, and its effect shows. It is not sent. */
  local?: unknown;
  /** What the server has answered, if it has. */
  output?: unknown;
}

export function versionIn(output: unknown): RowVersion | undefined {
  const { id, version } = (output ?? {}) as Partial<RowVersion>;
  return id && version ? { id, version } : undefined;
}

const madeOf = ({ operationId, at, local }: ShownWrite): Made => ({
  operationId,
  at,
  local,
  newId: (n) => derivedId(operationId, n),
});

type Reads = ReadonlyMap<string, unknown>;

/**
 * What pages show: the last reads of the server's, with the effect of every write that is not part of them yet, in order. A
 * newer read comes in below the writes, so that neither hides the other.
 */
export class Shown {
  private readonly read = new Map<string, unknown>();
  private readonly shown = new Map<string, unknown>();
  private writes: readonly ShownWrite[] = [];
  private readonly client: QueryClient;
  private readonly effects: () => Effects;
  private readonly answers = new WeakMap<ShownWrite, unknown>();
  private readonly isWanted: () => boolean;
  private readAt = 0;

  /** `isWanted`: whether pages are still those of whom it is shown to. */
  constructor(client: QueryClient, effects: () => Effects, isWanted = () => true) {
    this.client = client;
    this.effects = effects;
    this.isWanted = isWanted;
  }

  rows = (table: string): readonly Row[] => (this.shown.get(table) as readonly Row[] | undefined) ?? [];

  /** Takes what was read, and shows it below the writes; those that are part of it now are shown by it alone. */
  setRead(reads: Iterable<readonly [string, unknown]>, readAt: number, isIncluded = (_: ShownWrite) => false) {
    for (const [table, data] of reads) this.read.set(table, data);
    this.writes = this.writes.filter((write) => !isIncluded(write));
    this.readAt = readAt;
    this.draw();
  }

  /**
   * A row is of a later version by now: it is shown so, without working out the writes anew. `rows` are those that were read, with
   * it or without: it may have been made here and not been read yet.
   */
  setVersion(table: KeptTable, rows: readonly Row[], now: RowVersion) {
    this.read.set(table, rows);
    this.show(new Map([[table, raiseVersion(this.rows(table), now)]]));
  }

  /** What stands below the writes, for whoever reads one table by itself. */
  setOne = <Read>(table: string, data: Read): Read => {
    this.read.set(table, data);
    const shown = this.drafted(this.read, this.writes).get(table);
    this.shown.set(table, shown);
    return shown as Read;
  };

  /** What the server has answered is part of what is read by itself, as if it had been read again. */
  noteAnswer(write: ShownWrite, output: unknown) {
    const single = [...this.read].filter(([table]) => !isKept(table));
    for (const [table, data] of this.drafted(new Map(single), [{ ...write, local: output }]))
      this.read.set(table, data);
  }

  /** What was read of it, without the writes above. */
  readOf = (table: string): unknown => this.read.get(table);

  /** Shows these writes: of one more than before, only that one is worked out. */
  setWrites(writes: readonly ShownWrite[]) {
    const before = this.writes;
    this.writes = writes;
    const same = before.every(({ operationId }, index) => writes[index]?.operationId === operationId);
    if (!same || writes.length < before.length) this.draw();
    else this.show(this.drafted(this.shown, writes.slice(before.length)));
    const left = new Set(writes.map(({ operationId }) => operationId));
    for (const { call, operationId } of before) if (!left.has(operationId)) this.effects()[call]?.forget?.(operationId);
  }

  /** What the server will probably answer to a write that is shown. */
  expected = (write: ShownWrite): unknown => this.answers.get(write);

  private draw() {
    this.show(this.drafted(this.read, this.writes));
  }

  private drafted(from: Reads, writes: readonly ShownWrite[]) {
    const reads = new Map(from);
    const moved = new Set<KeptTable>();
    const change = <Read>(table: LiveTable, changed: (read: Read) => Read) => {
      const before = reads.get(table);
      if (before === undefined) return;
      const after = changed(before as Read);
      reads.set(table, after);
      if (isKept(table) && after !== before) moved.add(table);
    };
    const rows = <R>(table: LiveTable) => (reads.get(table) as readonly R[] | undefined) ?? [];
    const lists: Lists = { rows, update: change, change };
    for (const write of writes) this.apply(write, lists);
    for (const table of moved) reads.set(table, [...(reads.get(table) as Row[])].sort(ROW_ORDER[table]));
    return reads;
  }

  private apply(write: ShownWrite, lists: Lists) {
    const effect = this.effects()[write.call] as Effect<CallPath> | undefined;
    try {
      this.answers.set(write, effect?.apply(lists, write.input as InputOf<CallPath>, madeOf(write)));
      const now = versionIn(write.output);
      if (now && effect?.row) lists.change<readonly Row[]>(effect.row, (rows) => raiseVersion(rows, now));
    } catch {
      // why: what can't be shown over a newer row is still sent, and the server judges it.
    }
  }

  private show(reads: Reads) {
    // why here: an answer may come in just after somebody else has signed in.
    if (!this.isWanted()) return;
    for (const [table, data] of reads) {
      const isNew = this.shown.get(table) !== data;
      this.shown.set(table, data);
      const key = [table];
      if (!isNew && (!isKept(table) || this.client.getQueryState(key)?.dataUpdatedAt === this.readAt)) continue;
      // why: what is shown of a write makes nothing younger that was read from the server.
      const updatedAt = isKept(table) ? this.readAt : this.client.getQueryState(key)?.dataUpdatedAt;
      if (isKept(table) || updatedAt) this.client.setQueryData(key, data, { updatedAt });
    }
  }
}
