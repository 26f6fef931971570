import { readKeptSession } from "../data/kept-session.ts";
import { addDeviceRequest, removeDeviceRequest } from "../data/push/device-requests.ts";

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
  await ask(addDeviceRequest(renewed.toJSON(), user.id));
  if (oldSubscription && oldSubscription.endpoint !== renewed.endpoint)
    await ask(removeDeviceRequest(oldSubscription.endpoint, user.id));
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
