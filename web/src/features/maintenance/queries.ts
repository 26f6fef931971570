import type { Maintenance, NewMaintenance } from "@bosco/domain/maintenance";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { changesRow, removesRow } from "../../data/list-changes.ts";
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

/** The row as it will be, until the server's own comes. */
function expectedRow(input: NewMaintenance & { id: string }): Maintenance {
  const now = new Date().toISOString();
  return {
    recurrence: "Aucune",
    prix: null,
    reference_articles: "",
    description: "",
    heures_echeance: null,
    statut: "En attente",
    date_realisation: null,
    heures_realisation: null,
    fait_par: null,
    precedente_id: null,
    date_ancre: null,
    version: 1,
    created_at: now,
    updated_at: now,
    ...input,
  };
}
const hasId = (input: NewMaintenance): input is NewMaintenance & { id: string } => input.id !== undefined;

export const addMaintenance = defineCommand({
  call: "maintenance.create",
  tables: ["maintenances"],
  apply: (lists, input) => {
    if (hasId(input)) lists.update<Maintenance>("maintenances", (rows) => [...rows, expectedRow(input)]);
  },
  failure: "Impossible d'ajouter la maintenance.",
  success: ({ titre }) => ({ title: "Succès", description: `« ${titre} » a été ajoutée.` }),
});

export const addPlan = defineCommand({
  call: "maintenance.createMany",
  tables: ["maintenances"],
  apply: (lists, input) =>
    lists.update<Maintenance>("maintenances", (rows) => [
      ...rows,
      ...input.maintenances.filter(hasId).map(expectedRow),
    ]),
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
  apply: (lists, { id, statut }) => {
    if (statut) changesRow("maintenances")(lists, { id, statut });
  },
  failure: "Impossible de mettre à jour le statut de la maintenance.",
});

export const removeMaintenance = defineCommand({
  call: "maintenance.remove",
  tables: ["maintenances"],
  apply: removesRow("maintenances"),
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

export const closeCalendar = defineCommand({
  call: "maintenance.closeCalendar",
  tables: ["calendriers"],
  failure: "Impossible de révoquer l’adresse du calendrier.",
  success: succeeded("L’adresse du calendrier a été révoquée."),
});
