import { deviceSubscription } from "../../../data/push/device-subscription.ts";
import type { PushBrowser } from "./push-state.ts";

/** A worker that is not there by then never comes. */
const WORKER_MS = 30_000;

// why by its fingers too: an iPad says that it is a Mac.
const isApple = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);

export async function readBrowser(): Promise<PushBrowser> {
  const canPush =
    import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return {
    canPush,
    isApple: isApple(navigator),
    isInstalled: matchMedia("(display-mode: standalone)").matches,
    permission: canPush ? Notification.permission : "default",
    isSubscribed: canPush && (await deviceSubscription()) !== undefined,
  };
}

/** Why a browser was not subscribed. */
export class NotSubscribed extends Error {
  readonly why: "denied" | "unanswered" | "failed";
  constructor(why: NotSubscribed["why"]) {
    super(why);
    this.why = why;
  }
}

/** Asks whoever sits in front of it, and subscribes this browser with the server's key. */
export async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const answer = await Notification.requestPermission();
  if (answer !== "granted") throw new NotSubscribed(answer === "denied" ? "denied" : "unanswered");
  try {
    const { pushManager } = await workerInTime();
    // why: one that was made with another key can't be used, and keeps a new one from being made.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    throw new NotSubscribed("failed");
  }
}

async function workerInTime(): Promise<ServiceWorkerRegistration> {
  // why here too: an owner's page registers it only once it is at rest.
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const late = new Promise<never>((_, reject) => setTimeout(reject, WORKER_MS, new Error("no worker")));
  return Promise.race([navigator.serviceWorker.ready, late]);
}
