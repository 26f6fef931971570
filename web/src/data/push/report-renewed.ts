import { addDeviceRequest, removeDeviceRequest } from "./device-requests.ts";
import { forgetRenewed, noteRenewed, type Renewed } from "./untold-renewed.ts";

/** How a request is sent; it throws unless the server has done it. */
type Ask = (request: [string, RequestInit]) => Promise<unknown>;

/** Tells the server of a subscription. why noted first: what fails here is told by the next page. */
export async function reportRenewed(subscription: PushSubscription, renewed: Renewed, ask: Ask): Promise<void> {
  const { user, before } = renewed;
  await noteRenewed(renewed).catch(() => {});
  await ask(addDeviceRequest(subscription.toJSON(), user));
  if (before && before !== subscription.endpoint) await ask(removeDeviceRequest(before, user));
  await forgetRenewed().catch(() => {});
}
