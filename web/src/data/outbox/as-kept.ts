import type { CallPath, InputOf, Lists, Write } from "../commands.ts";
import type { Effect } from "../effects/effect.ts";
import type { Row } from "../replica/row-order.ts";
import type { Waiting } from "./waiting.ts";

/** A write as it is kept: in words, with the row that was seen, and the version of it that was meant. */
export function asKept(
  write: Write & Pick<Waiting, "local">,
  effect: Effect<CallPath> | undefined,
  lists: Lists,
): Omit<Waiting, "place"> {
  const input = effect?.pin?.(write.input as InputOf<CallPath>, lists) ?? write.input;
  const { id, version } = (input ?? {}) as { id?: string; version?: number };
  const seen = effect?.row && lists.rows<Row>(effect.row).find((row) => row.id === id);
  // why, with a network too: the answer may be lost, and hours later the row is somebody else's.
  const isPinned = seen?.version !== undefined && version === undefined && effect && takesVersion(write.call, effect);
  return {
    ...write,
    input: isPinned ? ({ ...(input as object), version: seen.version } as never) : input,
    ...(isPinned && { isPinned }),
    at: new Date().toISOString(),
    words: effect?.words(write.input as InputOf<CallPath>, lists) ?? "",
    ...(seen && { seen }),
  };
}

/** Whether its call hears what version of the row was seen. */
const takesVersion = (call: CallPath, { removes }: Effect<CallPath>) => removes || call.includes(".update");
