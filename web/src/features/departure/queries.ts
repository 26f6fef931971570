import { defineCommand } from "../../data/commands.ts";
import { ownRows } from "../../data/own-rows.ts";

export const tripsQuery = ownRows("departs");
export const checksQuery = ownRows("controles_depart");
export const articlesQuery = ownRows("inventaire");
export const worksQuery = ownRows("maintenances");
export const checklistsQuery = ownRows("checklists_nouvelles");
export const tasksQuery = ownRows("taches");
export const listsQuery = ownRows("listes_avitaillement");

export const keepTrip = defineCommand({
  call: "departure.keepTrip",
  tables: ["departs"],
  failure: "Impossible d’enregistrer le trajet.",
});

const checkCommand = { tables: ["controles_depart" as const], failure: "Impossible d’enregistrer ce point." };
export const keepCheck = defineCommand({ call: "departure.keepCheck", ...checkCommand });
export const removeCheck = defineCommand({ call: "departure.removeCheck", ...checkCommand });
