import type { ReminderSettings } from "@bosco/domain/reminders";
import { askServer } from "../ask-server.ts";
import { currentSession } from "../current-session.ts";
import { meantUser } from "../meant-user.ts";
import { queryClient } from "../query-client.ts";
import { deviceSubscription, endDeviceSubscription } from "./device-subscription.ts";
import { tellOfDevice, untoldOf } from "./tell-renewed.ts";

/** A password waits so long to be sent. */
const PATIENCE_MS = 3_000;

/**
 * For a session in place of another, with which the server forgets that this device takes reminders. Asked before that, gives what
 * is to be done after it: a device that somebody has taken off the list does not come back by itself.
 */
export async function keptDevice(): Promise<() => Promise<void>> {
  if (!(await deviceSubscription())) return async () => {};
  const isGone = !(await isUntold()) && (await isTakenOff());
  return async () => {
    const user = currentSession();
    // why asked again: the browser may have renewed it meanwhile.
    if (user && isGone && !(await isUntold())) await endDeviceSubscription();
    else if (user) await tellOfDevice(user.id).catch(() => {});
  };
}

/** Whether the server may not know of it yet: then no list says anything of it. */
async function isUntold(): Promise<boolean> {
  const user = currentSession();
  return user != null && (await untoldOf(user.id)) !== undefined;
}

/** why not where nobody knows: then nothing says that it was. */
async function isTakenOff(): Promise<boolean> {
  const listed = await listedDevices();
  return listed?.every(({ courant }) => !courant) ?? false;
}

/** As the server lists them; of one that has ended the session already, or is away, as they were read last. */
async function listedDevices(): Promise<ReminderSettings["appareils"] | undefined> {
  const answer = await askServer("/api/rappels", { headers: meantUser() }, PATIENCE_MS).catch(() => undefined);
  const now: Partial<ReminderSettings> | undefined = answer?.ok ? await answer.json().catch(() => ({})) : undefined;
  return (now ?? queryClient.getQueryData<ReminderSettings>(["rappels"]))?.appareils;
}
