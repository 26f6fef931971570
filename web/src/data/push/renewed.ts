import { del, get, set } from "idb-keyval";
import { askServer } from "../ask-server.ts";
import { onReconnect } from "../online.ts";
import { addDeviceRequest, removeDeviceRequest } from "./device-requests.ts";
import { deviceSubscription } from "./device-subscription.ts";

const MARK = "abonnement-renouvele";

/** A subscription that the browser has renewed for that user, which the server may not know of; `before`, the old one's endpoint. */
interface Renewed {
  user: string;
  before?: string | undefined;
}

/** How a request is sent; it throws unless the server has done it. */
type Ask = (request: [string, RequestInit]) => Promise<unknown>;

/** Tells the server of a renewed subscription. why noted first: what fails here is told by the next page. */
export async function reportRenewed(subscription: PushSubscription, renewed: Renewed, ask: Ask): Promise<void> {
  const { user, before } = renewed;
  await set(MARK, renewed).catch(() => {});
  await ask(addDeviceRequest(subscription.toJSON(), user));
  if (before && before !== subscription.endpoint) await ask(removeDeviceRequest(before, user));
  await del(MARK).catch(() => {});
}

/** Tells the server, now and each time the network is back, of what a renewal has left untold. Gives the way to stop. */
export function keepTellingRenewed(userId: string): () => void {
  const tell = () => void tellRenewed(userId).catch(() => {});
  tell();
  return onReconnect(tell);
}

async function tellRenewed(userId: string): Promise<void> {
  const renewed = await get<Renewed>(MARK);
  if (!renewed) return;
  const subscription = renewed.user === userId ? await deviceSubscription() : undefined;
  if (subscription) await reportRenewed(subscription, renewed, done);
  else await del(MARK);
}

async function done([address, request]: [string, RequestInit]): Promise<void> {
  const answer = await askServer(address, request);
  if (!answer.ok) throw new Error(`refused: ${answer.status}`);
}
