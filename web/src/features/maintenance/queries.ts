import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { ownRows } from "../../data/own-rows.ts";
import { nextSentence } from "./due-text.ts";

/** All maintenances that the user may see, by due date. */
export const maintenancesQuery = ownRows("maintenances");
export const useMaintenances = () => useQuery(maintenancesQuery);

/** The dated readings of the hour meters. Without them there is no estimate, and nothing else is missing. */
const readingsQuery = ownRows("releves_heures");
export const useReadings = () => useQuery(readingsQuery);

const calendarQuery = queryOptions({
  queryKey: ["calendriers"],
  queryFn: ({ signal }) => api.maintenance.calendar(undefined, { signal }),
});
export const useCalendarFeed = () => useQuery(calendarQuery);

export const addMaintenance = defineCommand({
  call: "maintenance.create",
  tables: ["maintenances"],
  failure: "Impossible d'ajouter la maintenance.",
  success: ({ titre }) => ({ title: "Succès", description: `« ${titre} » a été ajoutée.` }),
});

export const addPlan = defineCommand({
  call: "maintenance.createMany",
  tables: ["maintenances"],
  failure: "Impossible d'ajouter le plan d'entretien.",
  success: (rows) => ({
    title: "Succès",
    description: rows.length === 1 ? "1 maintenance ajoutée." : `${rows.length} maintenances ajoutées.`,
  }),
});

export const editMaintenance = defineCommand({
  call: "maintenance.update",
  tables: ["maintenances"],
  failure: "Impossible de modifier la maintenance.",
  success: (row) => ({
    title: "Succès",
    description: `« ${row.titre} » a été modifiée.${nextSentence(row.suivante)}`,
  }),
});

/** Success is told by whoever asked for it, with a way to undo. */
export const changeStatus = defineCommand({
  call: "maintenance.update",
  tables: ["maintenances"],
  failure: "Impossible de mettre à jour le statut de la maintenance.",
});

/** Success is told by whoever asked for it, with a way to undo. */
export const moveMaintenance = defineCommand({
  call: "maintenance.update",
  tables: ["maintenances"],
  failure: "Impossible de déplacer l’échéance.",
});

/** What an article is, for the parts of a work: the inventory's own rows. */
export const stockQuery = ownRows("inventaire");
export const partsQuery = ownRows("pieces");
export const spacesQuery = ownRows("espaces_stockage");
export const listsQuery = ownRows("listes_avitaillement");

const partCommand = { tables: ["pieces" as const], failure: "Impossible d’enregistrer les pièces." };
export const addPart = defineCommand({ call: "parts.create", ...partCommand });
export const editPart = defineCommand({ call: "parts.update", ...partCommand });
export const removePart = defineCommand({ call: "parts.remove", ...partCommand });

const stockCommand = { tables: ["inventaire" as const], failure: "Impossible de mettre à jour le stock." };
export const takeFromStock = defineCommand({ call: "inventory.adjust", ...stockCommand });
export const setStock = defineCommand({ call: "inventory.update", ...stockCommand });

const listCommand = {
  tables: ["listes_avitaillement" as const],
  failure: "Impossible d’ajouter les pièces à la liste.",
};
export const createPartsList = defineCommand({ call: "provisioning.create", ...listCommand });
export const extendPartsList = defineCommand({ call: "provisioning.update", ...listCommand });

export const removeMaintenance = defineCommand({
  call: "maintenance.remove",
  tables: ["maintenances"],
  failure: "Impossible de supprimer la maintenance.",
});

export const restoreMaintenance = defineCommand({
  call: "maintenance.restore",
  tables: ["maintenances"],
  failure: "Impossible de rétablir la maintenance.",
  success: ({ titre }) => ({ title: "Succès", description: `« ${titre} » a été rétablie.` }),
});

export const openCalendar = defineCommand({
  call: "maintenance.openCalendar",
  tables: ["calendriers"],
  failure: "Impossible de créer l’adresse du calendrier.",
});

const feedsQuery = queryOptions({
  queryKey: ["calendriers_choisis"],
  queryFn: ({ signal }) => api.maintenance.feeds(undefined, { signal }),
});
export const useFeeds = () => useQuery(feedsQuery);

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
