import { ApiError } from "./api-error.ts";
import { askServer } from "./ask-server.ts";
import { attempt } from "./attempt.ts";
import { forgetLeaving, keepTellingLeaving, markLeaving, tellLeaving } from "./leave.ts";
import { queryClient } from "./query-client.ts";
import { eraseQueryStore } from "./query-store.ts";
import { renewSession } from "./renewal.ts";
import { forgetKeptSession, type SessionUser, sessionQuery } from "./session.ts";
import { endChecks } from "./unanswered.ts";

/** A refused sign-in, sign-up or the like. The message is the specification's sentence. */
export class AuthError extends Error {
  override name = "AuthError";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const OFFLINE = "Pas de connexion. Réessayez dès que le réseau revient.";
const UNANSWERED = "Pas de réponse. Réessayez.";
const PERHAPS_CHANGED =
  "Pas de réponse\u00a0: le mot de passe a peut-être été changé. Essayez de vous connecter avec le nouveau.";

/** `unanswered`: what is said when it was sent and nobody can say whether it arrived. */
async function post<Answer>(path: string, body: object = {}, unanswered = UNANSWERED): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await askServer(`/api/auth${path}`, request).catch((thrown) => {
    const { code } = ApiError.from(thrown);
    throw new AuthError(code, code === "HORS_LIGNE" ? OFFLINE : unanswered);
  });
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
  endChecks();
  // why: not `clear()`. The session's own query has observers, which would keep watching a removed one.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" && queryKey[0] !== "site" });
  queryClient.setQueryData<SessionUser | null>(sessionQuery.queryKey, user);
}

/** Signs in. A sign-out that the server does not know of yet comes before it. */
async function enter(path: string, body?: object) {
  await tellLeaving();
  const { user } = await post<{ user: SessionUser }>(path, body);
  forgetLeaving();
  setSession({ id: user.id, email: user.email });
}

export const signIn = (credentials: Credentials) => enter("/sign-in/email", credentials);

/** The same account once more, in a new session: nothing on the page changes. */
export const signInAgain = (credentials: Credentials) => renewSession(() => post("/sign-in/email", credentials));

export const enterDemo = () => enter("/sign-in/demo");

export const signUp = (credentials: Credentials) => post("/sign-up/email", { ...credentials, name: credentials.email });

export const requestPasswordReset = (email: string) => post("/request-password-reset", { email });

export const resetPassword = (token: string, newPassword: string) =>
  post("/reset-password", { token, newPassword }, PERHAPS_CHANGED);

/** What pages remember for the signed-in user; the theme is the device's and stays. */
const OWN_SETTINGS = ["bosco-bateau", "bosco-inventaire-sections", "bosco-achats", "bosco-assistant-question"];

interface NewPassword {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}
export const changePassword = (change: NewPassword) =>
  renewSession(() => post("/change-password", change, PERHAPS_CHANGED));

/** Ends the session here at once, network or not, and on the server as soon as it can be told. */
export async function signOut(user: SessionUser): Promise<void> {
  markLeaving();
  void keepTellingLeaving();
  await forgetSession(user);
}

const ENDINGS = "bosco-fin-de-session";

/** For a session that the server has ended already: leaves nothing of the user's in the browser, in any of its pages. */
export async function forgetSession(user: Pick<SessionUser, "id">): Promise<void> {
  setSession(null);
  const channel = new BroadcastChannel(ENDINGS);
  channel.postMessage(user.id);
  channel.close();
  for (const name of OWN_SETTINGS) attempt(() => localStorage.removeItem(name));
  await forgetKeptSession();
  await eraseQueryStore(user.id);
}

/** Leaves when the same user's session ends in another page of this browser. Gives the way to stop listening. */
export function followEndings(userId: string): () => void {
  const channel = new BroadcastChannel(ENDINGS);
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === userId) setSession(null);
  };
  return () => channel.close();
}
