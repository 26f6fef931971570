import type { CallPath, InputOf } from "../../../web/src/data/commands.ts";
import type { Ship } from "../support/ship.ts";

export interface Case {
  call: CallPath;
  /** What is particular about it. */
  when: string;
  input: (ship: Ship) => unknown;
  more: More;
}

interface More {
  /** What happened before. */
  before?: (ship: Ship) => Promise<unknown>;
  /** It is kept at sea, and this happens before it is sent. */
  meanwhile?: (ship: Ship) => Promise<unknown>;
  as?: "owner" | "crew";
  /** What the device alone knows of it. */
  local?: (ship: Ship) => Promise<object>;
}

/** One write, whose effect on a device must be what the server does. */
export const one =
  <Path extends CallPath>(call: Path) =>
  (when: string, input: (ship: Ship) => InputOf<Path>, more: More = {}): Case => ({ call, when, input, more });
