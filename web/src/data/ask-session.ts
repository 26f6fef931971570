import { askServer } from "./ask-server.ts";
import type { Session, SessionUser } from "./current-session.ts";

/** A page that opens without knowing anybody waits for it. */
const PATIENCE_MS = 20_000;

/**
 * Who the server says is signed in; `undefined` when it says nothing. Only its own word that nobody is counts as that: a
 * busy server, a proxy or an answer cut short would otherwise wipe what the device keeps.
 */
export async function askSession(): Promise<Session> {
  try {
    const response = await askServer("/api/auth/get-session", {}, PATIENCE_MS);
    if (response.status !== 200) return undefined;
    const session: { user?: Partial<SessionUser> } | null = await response.json();
    if (session === null) return null;
    const { id, email } = session.user ?? {};
    return id && email ? { id, email } : undefined;
  } catch {
    return undefined;
  }
}
