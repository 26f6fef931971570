import { defineCommand } from "../../../data/commands.ts";
import { ownRows } from "../../../data/own-rows.ts";

/** What an article is, for the parts of a work: the inventory's own rows. */
export const stockQuery = ownRows("inventaire");
export const partsQuery = ownRows("pieces");
export const spacesQuery = ownRows("espaces_stockage");

const partCommand = { tables: ["pieces" as const], failure: "Impossible d’enregistrer les pièces." };
export const addPart = defineCommand({ call: "parts.create", ...partCommand });
export const editPart = defineCommand({ call: "parts.update", ...partCommand });
export const removePart = defineCommand({ call: "parts.remove", ...partCommand });

const stockCommand = { tables: ["inventaire" as const], failure: "Impossible de mettre à jour le stock." };
export const takeFromStock = defineCommand({ call: "inventory.adjust", ...stockCommand });
export const setStock = defineCommand({ call: "inventory.update", ...stockCommand });
