import type { PushSubscription as GivenSubscription, ReminderSettings } from "@bosco/domain/reminders";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deviceSubscription, endDeviceSubscription } from "../../../data/push/device-subscription.ts";
import { useCommand } from "../../../data/use-command.ts";
import { NotSubscribed, readBrowser, subscribe } from "./browser-push.ts";
import { pushState } from "./push-state.ts";
import { addDevice, changeReminders, removeDevice } from "./queries.ts";

/** Asked each time: whoever allows or forbids it does so in the browser's own settings. */
const browserQuery = queryOptions({
  queryKey: ["rappels", "navigateur"],
  queryFn: readBrowser,
  networkMode: "always",
  staleTime: 0,
});

/** How this device stands to pushes, and what to do about it. */
export function useDevicePush(settings: ReminderSettings) {
  const client = useQueryClient();
  const browser = useQuery(browserQuery).data;
  const adding = useCommand(addDevice);
  const removing = useCommand(removeDevice);
  const changing = useCommand(changeReminders);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NotSubscribed["why"]>();
  const own = settings.appareils.find(({ courant }) => courant);

  async function turnOn() {
    const subscription = await subscribe(settings.cle_push);
    const { ok } = await adding.run(subscription.toJSON() as GivenSubscription);
    if (!ok) await subscription.unsubscribe();
    else if (!settings.push) await changing.run({ push: true });
  }

  async function turnOff() {
    const endpoint = (await deviceSubscription())?.endpoint;
    const removed = own ? { id: own.id } : endpoint && { endpoint };
    if (!removed || (await removing.run(removed)).ok) await endDeviceSubscription();
  }

  async function turn(isOn: boolean) {
    setBusy(true);
    setProblem(undefined);
    try {
      await (isOn ? turnOn() : turnOff());
    } catch (thrown) {
      setProblem(thrown instanceof NotSubscribed ? thrown.why : "failed");
    } finally {
      await client.invalidateQueries(browserQuery);
      setBusy(false);
    }
  }

  const remove = (id: string) => (id === own?.id ? turn(false) : removing.run({ id }));
  const state = browser && pushState(browser, settings.push && own !== undefined);
  return { state, busy: busy || removing.busy, problem, turn, remove };
}

export type DevicePush = ReturnType<typeof useDevicePush>;
