import { askServer } from "./ask-server.ts";
import { type SessionUser, setSession } from "./current-session.ts";
import { forgetLeaving, tellLeaving } from "./leave.ts";
import { NoAnswer } from "./no-answer.ts";
import { renewSession } from "./renewal.ts";

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
    const code = thrown instanceof NoAnswer ? thrown.code : "SANS_REPONSE";
    throw new AuthError(code, code === "HORS_LIGNE" ? OFFLINE : unanswered);
  });
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  // why: of a failure of its own the server says nothing that helps; the specification has one sentence for it here.
  const sentence = response.status === 500 ? undefined : answer?.message;
  throw new AuthError(answer?.code ?? "", sentence ?? "Une erreur s'est produite.");
}

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in. A sign-out that the server does not know of yet comes before it. */
async function enter(path: string, body?: object) {
  await tellLeaving();
  const { user } = await post<{ user: SessionUser }>(path, body);
  forgetLeaving();
  setSession({ id: user.id, email: user.email });
}

export const signIn = (credentials: Credentials) => enter("/sign-in/email", credentials);

async function renew(path: string, body: object, unanswered?: string) {
  // why fetched by then: a visitor's page has no device to keep. Without it the password counts all the same.
  const { keptDevice } = await import("./push/keep-device.ts").catch(() => ({ keptDevice: undefined }));
  const keepDevice = await keptDevice?.();
  await renewSession(() => post(path, body, unanswered));
  void keepDevice?.();
}

/** The same account once more, in a new session: nothing on the page changes. */
export const signInAgain = (credentials: Credentials) => renew("/sign-in/email", credentials);

export const enterDemo = () => enter("/sign-in/demo");

export const signUp = (credentials: Credentials) => post("/sign-up/email", { ...credentials, name: credentials.email });

export const requestPasswordReset = (email: string) => post("/request-password-reset", { email });

export const resetPassword = (token: string, newPassword: string) =>
  post("/reset-password", { token, newPassword }, PERHAPS_CHANGED);

interface NewPassword {
  currentPassword: string;
  newPassword: string;
  revokeOtherSessions: boolean;
}
export const changePassword = (change: NewPassword) => renew("/change-password", change, PERHAPS_CHANGED);
