import { authMessage } from "../../auth/messages.ts";
import { fail } from "../../http/errors.ts";

/** What everybody shares, nobody may close or take away. */
export function refuseDemo({ est_demo }: { est_demo: boolean }): void {
  if (est_demo) throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
}
