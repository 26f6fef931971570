import { askServer } from "../ask-server.ts";
import { onReconnect } from "../online.ts";
import { deviceSubscription } from "./device-subscription.ts";
import { forgetRenewed, reportRenewed, untoldRenewed } from "./report-renewed.ts";

/** Tells the server, now and each time the network is back, of what a renewal has left untold. Gives the way to stop. */
export function keepTellingRenewed(userId: string): () => void {
  const tell = () => void tellRenewed(userId).catch(() => {});
  tell();
  return onReconnect(tell);
}

async function tellRenewed(userId: string): Promise<void> {
  const renewed = await untoldRenewed();
  if (!renewed) return;
  const subscription = renewed.user === userId ? await deviceSubscription() : undefined;
  if (subscription) await reportRenewed(subscription, renewed, done);
  else await forgetRenewed();
}

async function done([address, request]: [string, RequestInit]): Promise<void> {
  const answer = await askServer(address, request);
  if (!answer.ok) throw new Error(`refused: ${answer.status}`);
}
