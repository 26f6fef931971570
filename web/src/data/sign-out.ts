import { attempt } from "./attempt.ts";
import { type SessionUser, setSession } from "./current-session.ts";
import { erasePhotos } from "./erase-photos.ts";
import { keepTellingLeaving } from "./keep-telling-leaving.ts";
import { forgetKeptSession, readKeptSession } from "./kept-session.ts";
import { markLeaving } from "./leave.ts";
import { eraseOwnDatabase, eraseWhatWasRead } from "./own-database.ts";
import { endDeviceSubscription } from "./push/device-subscription.ts";
import { forgetRenewed } from "./push/untold-renewed.ts";

/** What pages remember for the signed-in user; the theme is the device's and stays. */
const OWN_SETTINGS = [
  "bosco-bateau",
  "bosco-inventaire-sections",
  "bosco-achats",
  "bosco-assistant-question",
  "bosco-recherche",
  "bosco-meteo",
  "bosco-demarrage",
];

/** Ends the session here at once, network or not, and on the server as soon as it can be told. */
export async function signOut(user: SessionUser): Promise<void> {
  markLeaving(user.id);
  void keepTellingLeaving();
  await forgetUser(user);
}

/** Leaves nothing of a user in the browser, what waits to be sent included: he is going, or his account is no more. */
export async function forgetUser(user: Pick<SessionUser, "id">): Promise<void> {
  leaveHere(user);
  // why first: what is written here is what must not stay, should the page be closed meanwhile.
  await eraseOwnDatabase(user.id);
  await forgetKept(user);
}

const ENDINGS = "bosco-fin-de-session";

/** What this device and this tab remember. */
function forgetSettings(): void {
  for (const name of OWN_SETTINGS) {
    attempt(() => localStorage.removeItem(name));
    attempt(() => sessionStorage.removeItem(name));
  }
}

/**
 * For a session that the server has ended already: leaves nothing in the browser, in any of its pages, that the user has read.
 * What he has done and the server does not know waits for him to sign in again.
 */
export async function forgetSession(user: Pick<SessionUser, "id">): Promise<void> {
  leaveHere(user);
  await eraseWhatWasRead(user.id);
  await forgetKept(user);
}

/** In this page and all others of the browser. */
function leaveHere(user: Pick<SessionUser, "id">): void {
  setSession(null);
  const channel = new BroadcastChannel(ENDINGS);
  channel.postMessage(user.id);
  channel.close();
  forgetSettings();
}

/** why his alone: somebody else may have signed in here in another page. */
async function forgetKept({ id }: Pick<SessionUser, "id">): Promise<void> {
  const kept = await readKeptSession();
  if (kept && kept.id !== id) return;
  await forgetKeptSession();
  await forgetRenewed().catch(() => {});
  // why not waited for: it may take a network. The server forgets the device with the session.
  void endDeviceSubscription();
  await erasePhotos();
}

/** Leaves when the same user's session ends in another page of this browser. Gives the way to stop listening. */
export function followEndings(userId: string): () => void {
  const channel = new BroadcastChannel(ENDINGS);
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data !== userId) return;
    setSession(null);
    forgetSettings();
  };
  return () => channel.close();
}
