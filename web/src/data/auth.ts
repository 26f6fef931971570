import { queryClient } from "./query-client.ts";
import { eraseQueryStore } from "./query-store.ts";
import { type SessionUser, sessionQuery } from "./session.ts";

/** A refused sign-in, sign-up or the like. The message is the specification's sentence. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`/api/auth${path}`, { method: "POST", headers, body: JSON.stringify(body) }).catch(
    () => {
      throw new AuthError("HORS_LIGNE", "Pas de connexion. Réessayez dès que le réseau revient.");
    },
  );
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  // why: of a failure of its own the server says nothing that helps; the specification has one sentence for it here.
  const sentence = response.status === 500 ? undefined : answer?.message;
  throw new AuthError(answer?.code ?? "", sentence ?? "Une erreur s'est produite.");
}

interface Credentials {
  email: string;
  password: string;
}

/** Changes who is signed in, in this page. What was cached for anybody else goes first. */
function setSession(user: SessionUser | null) {
  // why: not `clear()`. The session's own query has observers, which would keep watching a removed one.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" && queryKey[0] !== "site" });
  queryClient.setQueryData<SessionUser | null>(sessionQuery.queryKey, user);
}

function enter({ user: { id, email } }: { user: SessionUser }) {
  setSession({ id, email });
}

export const signIn = async (credentials: Credentials) => enter(await post("/sign-in/email", credentials));

/** The same account once more, in a new session: nothing on the page changes. */
export const signInAgain = (credentials: Credentials) => post("/sign-in/email", credentials);

export const enterDemo = async () => enter(await post("/sign-in/demo"));

export const signUp = (credentials: Credentials) => post("/sign-up/email", { ...credentials, name: credentials.email });

export const requestPasswordReset = (email: string) => post("/request-password-reset", { email });

export const resetPassword = (token: string, newPassword: string) => post("/reset-password", { token, newPassword });

/** What pages remember for the signed-in user; the theme is the device's and stays. */
const OWN_SETTINGS = ["bosco-bateau", "bosco-inventaire-sections", "bosco-achats", "bosco-assistant-question"];

interface NewPassword {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}
export const changePassword = (change: NewPassword) => post("/change-password", change);

/** Ends the session here and on the server, and leaves nothing of the user's in the browser. */
export async function signOut(user: SessionUser): Promise<void> {
  await post("/sign-out");
  await forgetSession(user);
}

/** For a session that the server has ended already: leaves nothing of the user's in the browser. */
export async function forgetSession(user: Pick<SessionUser, "id">): Promise<void> {
  for (const name of OWN_SETTINGS) localStorage.removeItem(name);
  setSession(null);
  await eraseQueryStore(user.id);
}
