import { readKeptSession } from "../data/kept-session.ts";
import { endDeviceSubscription } from "../data/push/device-subscription.ts";
import type { FromWorker } from "./messages.ts";
import { ownPath, type PushMessage, readPushMessage, UNREADABLE } from "./push-message.ts";

declare const self: ServiceWorkerGlobalScope;

/** A page that can't be told where to go says nothing. */
const PATIENCE_MS = 1_000;

/** Shows what was pushed. why nothing of it where nobody is signed in: it is of somebody who has left. */
export async function showPush(text: string | undefined): Promise<void> {
  const isOwned = (await readKeptSession()) !== null;
  await show(isOwned ? readPushMessage(text, location.origin) : UNREADABLE);
  if (!isOwned) await endDeviceSubscription();
}

/** The DOM's types don't know it yet. */
const RENOTIFY = { renotify: true };

const show = ({ title, body, tag, path }: PushMessage) =>
  self.registration.showNotification(title, {
    body,
    tag,
    // why: the second one of a day that takes the first one's place is heard as well.
    ...RENOTIFY,
    lang: "fr",
    icon: "/icons/192.png",
    badge: "/icons/badge-96.png",
    data: { path },
  });

/** Leads to what the notification is about: in an open page of ours where there is one, so that nothing typed there is lost. */
export async function openNotified(notification: Notification): Promise<void> {
  notification.close();
  const path = ownPath(notification.data?.path, location.origin) ?? UNREADABLE.path;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus().catch(() => {});
  if (await follows(page, path)) return;
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Whether the page goes there by itself. */
function follows(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, PATIENCE_MS, false);
    page.postMessage({ open: path } satisfies FromWorker, [port2]);
  });
}
