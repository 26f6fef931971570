import { lazy, Suspense, useEffect } from "react";
import type { SessionUser } from "../data/current-session.ts";
import { answerPassword, usePasswordAsked } from "../data/password-again.ts";
import { useLocation } from "../ui/routing/router-context.ts";

const PasswordAgainDialog = lazy(() => import("../features/account/security/PasswordAgainDialog.tsx"));

/** Asks for the password whenever a call waits for it, on whichever page. */
export function PasswordAgain({ user }: { user: SessionUser }) {
  const isAsked = usePasswordAsked();
  const { pathname } = useLocation();
  // why: whoever leaves the page, or the account, has given up what waited there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what this follows.
  useEffect(() => () => answerPassword(false), [pathname, user.id]);
  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <PasswordAgainDialog email={user.email} onAnswer={answerPassword} />
    </Suspense>
  );
}
