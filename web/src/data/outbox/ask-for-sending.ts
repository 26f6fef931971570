/** The browser wakes the worker by it when there is a network. */
export const SEND_TAG = "bosco-envoi";

/** why typed here: only some browsers know it. */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/**
 * Asks the browser to wake our worker once there is a network, so that what waits is sent with no page open, too. why quietly: only
 * some browsers can, and a page sends it in any case.
 */
export const askForSending = (): void => void register().catch(() => {});

async function register(): Promise<void> {
  const registration: Syncing | undefined = await globalThis.navigator?.serviceWorker?.getRegistration();
  await registration?.sync?.register(SEND_TAG);
}
