import type { ReminderSettings } from "@bosco/domain/reminders";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../data/api.ts";
import { defineCommand, type Lists, succeeded } from "../../../data/commands.ts";

/** What the next reminder would say. It follows from what is aboard, today: asked each time. */
export const previewQuery = queryOptions({
  queryKey: ["rappels", "apercu"],
  queryFn: ({ signal }) => api.reminders.preview(undefined, { signal }),
  staleTime: 0,
});

const show = (lists: Lists, settings: ReminderSettings) => lists.change("rappels", () => settings);

export const changeReminders = defineCommand({
  call: "reminders.update",
  tables: ["rappels"],
  apply: (lists, changes) =>
    lists.change<ReminderSettings>("rappels", (settings) => ({ ...settings, ...changes }) as ReminderSettings),
  answered: show,
  failure: "Impossible de changer vos rappels.",
});

export const addDevice = defineCommand({
  call: "reminders.addDevice",
  tables: ["rappels"],
  answered: show,
  failure: "Impossible d’activer les notifications sur cet appareil.",
});

export const removeDevice = defineCommand({
  call: "reminders.removeDevice",
  tables: ["rappels"],
  answered: show,
  failure: "Impossible de retirer cet appareil.",
  success: succeeded("Cet appareil ne reçoit plus de rappels."),
});

export const tryOut = defineCommand({
  call: "reminders.tryOut",
  tables: [],
  failure: "Impossible d’envoyer l’essai.",
  success: ({ message }) => ({ title: "Essai envoyé", description: message }),
});

export const stopReminders = defineCommand({
  call: "reminders.stop",
  tables: [],
  failure: "Impossible d’arrêter ces rappels.",
});
