import { del, get, set } from "idb-keyval";
import { addDeviceRequest, removeDeviceRequest } from "./device-requests.ts";

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
  await forgetRenewed().catch(() => {});
}

export const untoldRenewed = () => get<Renewed>(MARK);
export const forgetRenewed = () => del(MARK);
