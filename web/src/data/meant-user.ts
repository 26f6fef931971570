import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { currentSession } from "./current-session.ts";

/** The header that says for whom this page asks. */
export function meantUser(): Record<string, string> {
  const user = currentSession();
  return user ? { [MEANT_USER_HEADER]: user.id } : {};
}
