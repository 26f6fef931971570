import { authMessage } from "../../accounts/entry/messages.ts";
import { fail } from "../../refusals.ts";

/** What everybody shares, nobody may close or take away. */
export function refuseDemo({ est_demo }: { est_demo: boolean }): void {
  if (est_demo) throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
}
