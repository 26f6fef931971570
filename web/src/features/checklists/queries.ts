import type { Maintenance } from "@bosco/domain/maintenance";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { ownRows } from "../../data/own-rows.ts";

export const checklistsQuery = ownRows("checklists_nouvelles");

/** The tasks of all checklists, each list's in its order. */
export const tasksQuery = ownRows("taches");

/** Every run through a checklist that is kept, the newest first. */
export const runsQuery = ownRows("passages_checklist");

export const createChecklist = defineCommand({
  call: "checklists.create",
  tables: ["checklists_nouvelles", "taches"],
  failure: "Impossible de créer la checklist.",
  success: succeeded("Checklist créée avec succès !"),
});

/** Of several that are made at once, which the page says itself. */
export const createFirstList = defineCommand({
  call: "checklists.create",
  tables: ["checklists_nouvelles", "taches"],
  failure: "Impossible de créer la checklist.",
});

export const updateChecklist = defineCommand({
  call: "checklists.update",
  tables: ["checklists_nouvelles", "taches"],
  failure: "Impossible de modifier la checklist.",
  success: succeeded("Checklist modifiée avec succès !"),
});

export const removeChecklist = defineCommand({
  call: "checklists.remove",
  tables: ["checklists_nouvelles", "taches"],
  failure: "Impossible de supprimer la checklist.",
  success: succeeded("Checklist supprimée avec succès !"),
});

export const resetChecklist = defineCommand({
  call: "checklists.reset",
  tables: ["taches", "passages_checklist"],
  failure: "Impossible de réinitialiser la checklist.",
  success: succeeded("Checklist réinitialisée avec succès !"),
});

/** A tick, a note, or the maintenance it opened. */
export const updateTask = defineCommand({
  call: "checklists.updateTask",
  tables: ["taches"],
  failure: "Impossible de modifier la tâche.",
});

export const openedSentence = ({ titre }: Pick<Maintenance, "titre">) => `« ${titre} » est à faire dans 7 jours.`;

export const openMaintenance = defineCommand({
  call: "maintenance.create",
  tables: ["maintenances", "taches"],
  failure: "Impossible d'ouvrir la maintenance.",
  success: (created: Maintenance) => ({
    title: "Maintenance ouverte",
    description: openedSentence(created),
  }),
});
