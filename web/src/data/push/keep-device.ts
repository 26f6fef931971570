import type { ReminderSettings } from "@bosco/domain/reminders";
import { askServer } from "../ask-server.ts";
import { currentSession } from "../current-session.ts";
import { meantUser } from "../meant-user.ts";
import { queryClient } from "../query-client.ts";
import { addDeviceRequest } from "./device-requests.ts";
import { deviceSubscription, endDeviceSubscription } from "./device-subscription.ts";

/** A password waits so long to be sent. */
const PATIENCE_MS = 3_000;

/**
 * For a session in place of another, with which the server forgets that this device takes reminders. Asked before that, gives what
 * is to be done after it: a device that somebody has taken off the list does not come back by itself.
 */
export async function keptDevice(): Promise<() => Promise<void>> {
  const subscription = await deviceSubscription();
  if (!subscription) return async () => {};
  const listed = await listedDevices();
  // why kept where nobody knows: then nothing says that it was taken off.
  const isGone = listed?.every(({ courant }) => !courant) ?? false;
  return async () => {
    const user = currentSession();
    if (user && isGone) await endDeviceSubscription();
    else if (user) await askServer(...addDeviceRequest(subscription.toJSON(), user.id)).catch(() => {});
  };
}

/** As the server lists them; of one that has ended the session already, or is away, as they were read last. */
async function listedDevices(): Promise<ReminderSettings["appareils"] | undefined> {
  const answer = await askServer("/api/rappels", { headers: meantUser() }, PATIENCE_MS).catch(() => undefined);
  const now: Partial<ReminderSettings> | undefined = answer?.ok ? await answer.json().catch(() => ({})) : undefined;
  return (now ?? queryClient.getQueryData<ReminderSettings>(["rappels"]))?.appareils;
}
