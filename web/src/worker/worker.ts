import { SEND_TAG } from "../data/outbox/ask-for-sending.ts";
import { build } from "./build.ts";
import type { ToWorker } from "./messages.ts";
import { openNotified, showPush } from "./notifications.ts";
import { openPage } from "./open-page.ts";
import { photo } from "./photos.ts";
import { renewSubscription, type SubscriptionChange } from "./renew-subscription.ts";
import { sendKept } from "./send-kept.ts";
import { dropOtherShells, dropShell, fillShell, Gone, hasFrame, hasOtherShell, isOfShell, keptFile } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", answer);
self.addEventListener("message", listen);
self.addEventListener("push", (event) => event.waitUntil(showPush(event.data?.text())));
self.addEventListener("notificationclick", (event) => event.waitUntil(openNotified(event.notification)));
// why typed here: browsers differ in what they say with it.
self.addEventListener("pushsubscriptionchange" as "message", (event) =>
  event.waitUntil(renewSubscription(event as unknown as SubscriptionChange)),
);
// why typed here: only some browsers know it.
self.addEventListener("sync" as "message", (event) => {
  if ((event as unknown as { tag: string }).tag === SEND_TAG) event.waitUntil(sendKept());
});

async function install() {
  await fillShell();
  // why: where no release could open a page, nobody gains from waiting for an old worker to end.
  if (!(await hasOtherShell())) await self.skipWaiting();
}

async function activate() {
  await dropOtherShells();
  await self.clients.claim();
}

/** Everything that is not named here goes its way as if there were no worker: the API above all. */
function answer(event: FetchEvent) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("range")) return;
  if (pathname.startsWith("/api/photos/")) event.respondWith(photo(event));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (isOfShell(pathname) || pathname.startsWith("/assets/")) event.respondWith(file(request, pathname));
}

const file = async (request: Request, path: string) => (await keptFile(path)) ?? fetch(request);

function listen(event: ExtendableMessageEvent) {
  const message: ToWorker = event.data;
  if (message === "start") event.ports[0]?.postMessage(build.start);
  else if (message === "take-over") event.waitUntil(self.skipWaiting());
  else if (message === "mend") event.waitUntil(fillShell({ isInDoubt: true }).catch(() => {}));
  else if (message === "stuck") event.waitUntil(unstick(event.source as WindowClient));
  else event.waitUntil(lookAfter(message.started).catch(() => {}));
}

/** At each start of a page: what the browser has thrown away comes back, and what no page needs goes. */
async function lookAfter(startedBy: string) {
  await fillShell();
  await dropOtherShells(startedBy);
}

/** A page that did not start is opened anew, if what kept it from starting was found. */
async function unstick(page: WindowClient) {
  const wasKept = await hasFrame();
  const mended = await fillShell({ isInDoubt: true }).catch(async (error) => {
    if (!(error instanceof Gone) || !wasKept) return 0;
    // why: without a frame of this release, the next page is the server's.
    await dropShell();
    self.registration.update().catch(() => {});
    return 1;
  });
  if (mended > 0) await page.navigate(page.url).catch(() => {});
}
