import type { Config } from "../config.ts";
import { fail } from "../refusals.ts";
import type { SignedIn } from "./account.ts";

/**
 * Whoever finds a device unlocked must not carry the account off: grave steps want the password again when it was given
 * long ago. Signing in anew opens a new session, and so answers this. The demo holds nothing of anybody's.
 */
export function refuseOldSignIn(
  { account, signedInAt }: Pick<SignedIn, "account" | "signedInAt">,
  config: Config,
): void {
  const age = Date.now() - new Date(signedInAt).getTime();
  if (!account.est_demo && age > config.RECENT_SIGN_IN_MINUTES * 60_000) throw fail("MOT_DE_PASSE_DEMANDE");
}
