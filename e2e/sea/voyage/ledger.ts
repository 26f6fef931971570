import type { CallPath } from "../../../web/src/data/commands.ts";
import type { Outbox } from "../../../web/src/data/outbox/outbox.ts";
import type { Refused, Waiting } from "../../../web/src/data/outbox/waiting.ts";

/** What is known of one write that somebody has seen being kept. */
export interface Entry {
  place: number;
  call: CallPath;
  /** As it was sent: made again from a newer row, it is another operation. */
  operations: Map<string, Record<string, unknown>>;
  refused?: Refused;
  isTakenBack?: true;
  /** A form waited for it, and was told that it is refused. */
  isTold?: true;
  isDecided?: true;
  /** It needs what a refused one would have made, and waits with it. */
  isHeld?: true;
  /** The operation that does the same in its place. */
  instead?: string | undefined;
}

/** Everything that was ever kept on one device. */
export class Ledger {
  readonly entries = new Map<number, Entry>();

  /** Looks at what waits and what is refused now. */
  note({ waiting, refused }: Pick<Outbox, "waiting" | "refused">) {
    for (const write of waiting) this.of(write);
    for (const write of refused) {
      this.of(write).refused = write;
      for (const held of write.dependents ?? []) this.of(held).isHeld = true;
    }
  }

  of({ place, call, operationId, input }: Waiting): Entry {
    const entry = this.entries.get(place) ?? { place, call, operations: new Map() };
    entry.operations.set(operationId, input as never);
    this.entries.set(place, entry);
    return entry;
  }
}
