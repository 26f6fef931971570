import { askServer } from "../ask-server.ts";
import { currentSession } from "../current-session.ts";
import { addDeviceRequest } from "./device-requests.ts";
import { deviceSubscription } from "./device-subscription.ts";

/** For a session in place of another, with which the server has forgotten that this device takes reminders. */
export async function keepDevice(): Promise<void> {
  const user = currentSession();
  const subscription = user && (await deviceSubscription());
  if (subscription) await askServer(...addDeviceRequest(subscription.toJSON(), user.id)).catch(() => {});
}
