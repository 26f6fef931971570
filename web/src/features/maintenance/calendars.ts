import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand, succeeded } from "../../data/commands.ts";

const calendarQuery = queryOptions({
  queryKey: ["calendriers"],
  queryFn: ({ signal }) => api.maintenance.calendar(undefined, { signal }),
});
export const useCalendarFeed = () => useQuery(calendarQuery);

export const openCalendar = defineCommand({
  call: "maintenance.openCalendar",
  tables: ["calendriers"],
  failure: "Impossible de créer l’adresse du calendrier.",
});

const feedsQuery = queryOptions({
  queryKey: ["calendriers_choisis"],
  queryFn: ({ signal }) => api.maintenance.feeds(undefined, { signal }),
});
export const useFeeds = (enabled = true) => useQuery({ ...feedsQuery, enabled });

export const addFeed = defineCommand({
  call: "maintenance.addFeed",
  tables: ["calendriers_choisis"],
  failure: "Impossible de créer le calendrier.",
});

export const removeFeed = defineCommand({
  call: "maintenance.removeFeed",
  tables: ["calendriers_choisis"],
  failure: "Impossible de révoquer le calendrier.",
  success: succeeded("Le calendrier a été révoqué."),
});

export const closeCalendar = defineCommand({
  call: "maintenance.closeCalendar",
  tables: ["calendriers"],
  failure: "Impossible de révoquer l’adresse du calendrier.",
  success: succeeded("L’adresse du calendrier a été révoquée."),
});
