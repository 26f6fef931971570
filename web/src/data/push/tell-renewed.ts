import { askServer } from "../ask-server.ts";
import { onReconnect } from "../online.ts";
import { deviceSubscription } from "./device-subscription.ts";
import { reportRenewed } from "./report-renewed.ts";
import { forgetRenewed, untoldRenewed } from "./untold-renewed.ts";

/** Tells the server, now and each time the network is back, of what a renewal has left untold. Gives the way to stop. */
export function keepTellingRenewed(userId: string): () => void {
  const tell = () => void tellRenewed(userId).catch(() => {});
  tell();
  return onReconnect(tell);
}

/** Tells the server, for that user, of this device as it is now, and of what a renewal has left untold. */
export async function tellOfDevice(userId: string): Promise<void> {
  const subscription = await deviceSubscription();
  if (subscription) await reportRenewed(subscription, (await untoldOf(userId)) ?? { user: userId }, done);
}

/** What that user's device has not been able to tell. */
export async function untoldOf(userId: string) {
  const renewed = await untoldRenewed().catch(() => undefined);
  return renewed?.user === userId ? renewed : undefined;
}

async function tellRenewed(userId: string): Promise<void> {
  if (!(await untoldRenewed())) return;
  if ((await untoldOf(userId)) && (await deviceSubscription())) await tellOfDevice(userId);
  else await forgetRenewed();
}

async function done([address, request]: [string, RequestInit]): Promise<void> {
  const answer = await askServer(address, request);
  if (!answer.ok) throw new Error(`refused: ${answer.status}`);
}
