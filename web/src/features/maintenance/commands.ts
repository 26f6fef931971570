import { defineCommand } from "../../data/commands.ts";
import { nextSentence } from "./due-text.ts";

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
