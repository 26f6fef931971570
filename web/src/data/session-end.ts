import { showToast } from "../ui/toast.ts";
import { forgetSession } from "./auth.ts";
import { SPOKEN_END } from "./error-sentences.ts";
import { queryClient } from "./query-client.ts";
import { askSession, type SessionUser, sessionQuery } from "./session.ts";

const signedIn = () => queryClient.getQueryData<SessionUser | null>(sessionQuery.queryKey);

let asking: Promise<void> | undefined;

/**
 * After a sign that the session may be over: a refused call, a stream that can't be opened. When the server confirms it,
 * nothing of the user's stays on the device. why asked: a call sent just before the password was given again, in a new
 * session, is refused too.
 */
export function checkSession(): Promise<void> {
  asking ??= confirmEnd().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function confirmEnd() {
  const before = signedIn();
  if (!before) return;
  const now = await askSession();
  if (now !== null || signedIn() !== before) return;
  await forgetSession(before);
  showToast({ title: "Session terminée", description: SPOKEN_END, tone: "info" });
}
