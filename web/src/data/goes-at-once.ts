import { isOnline } from "./online.ts";
import { ownData } from "./own-data.ts";

/** Whether a file is sent at once, so that its progress is seen. Behind writes that wait it waits too: it goes in its order. */
export async function goesAtOnce(): Promise<boolean> {
  if (!isOnline()) return false;
  const own = await ownData().catch(() => undefined);
  return !own || own.outbox.waiting.length === 0;
}
