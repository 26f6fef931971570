import { readKeptSession } from "../data/kept-session.ts";
import { reportRenewed } from "../data/push/report-renewed.ts";

declare const self: ServiceWorkerGlobalScope;

const PATIENCE_MS = 60_000;

/** What a browser says when it has ended a subscription; some say nothing but that. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Subscribes this browser anew and tells the server, for whoever is signed in here. */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const user = await readKeptSession();
  if (!user) return;
  const renewed = newSubscription ?? (await subscribeAnew(oldSubscription));
  await reportRenewed(renewed, { user: user.id, before: oldSubscription?.endpoint }, ask);
}

async function subscribeAnew(before: PushSubscription | null | undefined): Promise<PushSubscription> {
  const applicationServerKey = before?.options.applicationServerKey ?? (await serverKey());
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function serverKey(): Promise<string> {
  const answer = await ask(["/api/rappels", {}]);
  const { cle_push }: { cle_push: string } = await answer.json();
  return cle_push;
}

async function ask([address, request]: [string, RequestInit]): Promise<Response> {
  const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`refused: ${answer.status}`);
  return answer;
}
