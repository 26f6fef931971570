import { fail } from "../refusals.ts";
import { authMessage } from "./entry/messages.ts";

/** What everybody shares, nobody may close or take away. */
export function refuseDemo({ est_demo }: { est_demo: boolean }): void {
  if (est_demo) throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
}
