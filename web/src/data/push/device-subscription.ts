/** What this browser has subscribed to; nothing where it can't, or has not. */
export async function deviceSubscription(): Promise<PushSubscription | undefined> {
  const registration = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined);
  return (await registration?.pushManager?.getSubscription().catch(() => null)) ?? undefined;
}

/** From here on nothing is pushed to this browser: a push service refuses what is still sent, and the server forgets it then. */
export async function endDeviceSubscription(): Promise<void> {
  await (await deviceSubscription())?.unsubscribe().catch(() => false);
}
