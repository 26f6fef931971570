import { counted, plural } from "@bosco/domain/french";
import { showToast } from "../ui/overlay/toast.ts";
import { askSession } from "./ask-session.ts";
import { currentSession, type Session, type SessionUser, setSession } from "./current-session.ts";
import { countOwedBy } from "./own-database.ts";
import { untilRenewed } from "./renewal.ts";
import { lateAnswer } from "./session.ts";
import { forgetSession } from "./sign-out.ts";

type Speech = { title: string; description?: string };
/** Long enough to read and to choose; at sign-in it is offered again (waiting-offer.ts). */
const COPY_SECONDS = 60;
// why here: each page knows that a session may end, and a page that comes up needs no other sentence of an error.
export const SPOKEN_END = "Votre session est terminée. Reconnectez-vous pour continuer.";
const USUAL = { title: "Session terminée", description: SPOKEN_END };

/** A write on its way that ends the session with it. */
interface Ending {
  speech: Speech;
  became: "sent" | "lost" | "done" | "refused";
  known: Promise<void>;
}
let ending: Ending | undefined;

/**
 * From the press until the answer of such a write: a session that is found ended waits for what became of it. With the
 * answer lost, it says itself what is likely.
 */
export function expectEnd(speech: Speech): { lost: () => void; answered: (isDone: boolean) => void } {
  let tell = () => {};
  const known = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const own: Ending = { speech, became: "sent", known };
  ending = own;
  return {
    lost: () => {
      own.became = "lost";
      tell();
    },
    answered: (isDone) => {
      if (own.became === "sent") own.became = isDone ? "done" : "refused";
      ending = undefined;
      tell();
    },
  };
}

export const isSessionOver = () => currentSession() === null;

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

/** Nobody is signed in, or somebody else is: in another page of this browser. */
const isOver = (now: Session, before: SessionUser) => now === null || (now !== undefined && now.id !== before.id);

/** In a page that opened without the server's word on who is signed in: once it comes, it counts. */
export async function hearLateAnswer(): Promise<void> {
  const before = currentSession();
  const user = await lateAnswer();
  if (user === undefined || user?.id === before?.id || currentSession() !== before) return;
  await checkSession();
  if (user && currentSession() === null) setSession(user);
}

async function confirmEnd() {
  const before = currentSession();
  if (!before) return;
  if (!isOver(await askSession(), before)) return;
  // why again: with the password given anew, the old session ends before the browser has the cookie of the new one.
  await untilRenewed();
  const now = await askSession();
  if (!isOver(now, before)) return;
  const wanted = ending;
  await wanted?.known;
  // why: whoever sent it forgets the session itself.
  if (currentSession() !== before || wanted?.became === "done") return;
  const speech = wanted?.became === "lost" ? wanted.speech : await endSpeech(before, now);
  await forgetSession(before);
  showToast({ ...speech, tone: "info" });
}

/** why nothing of what waits where somebody else is signed in by now: it is not his to know of. */
async function endSpeech({ id }: SessionUser, now: Session) {
  const owed = now ? 0 : await countOwedBy(id);
  return owed > 0 ? owedSpeech(id, owed) : USUAL;
}

/** why: what was done here is not lost with the session, nor with an account that was deleted elsewhere. */
async function owedSpeech(userId: string, count: number) {
  const description = `${counted(count, "modification")} ${plural(count, "attend", "attendent")} sur cet appareil\u00a0: reconnectez-vous pour ${plural(count, "l’envoyer", "les envoyer")}.`;
  const action = await import("./waiting-copy.ts").then(({ offerCopy }) => offerCopy(userId)).catch(() => undefined);
  return { ...USUAL, description, action, seconds: COPY_SECONDS };
}
