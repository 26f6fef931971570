import { boatKind, HULL_KINDS, type HullKind, knownHullKind } from "../boats/index.ts";
import type { StorageSpace } from "./storage-space.ts";

/** How a boat is laid out, which decides where things are stowed. */
export const LAYOUTS = HULL_KINDS;
export type Layout = HullKind;

/** What a boat most likely is inside, for its owner to correct. */
export function guessLayout(...[boat, others]: Parameters<typeof boatKind>): Layout {
  return knownHullKind(boat) === "semi-rigide" ? "semi-rigide" : boatKind(boat, others);
}

export type FirstSpace = Pick<StorageSpace, "nom" | "type"> & {
  /** Where the gear that must be at hand on deck lies, and the one that stays dry. */
  holds?: "pont" | "abri";
};

export const FIRST_SPACES: Record<Layout, readonly FirstSpace[]> = {
  voilier: [
    { nom: "Coffre de cockpit bâbord", type: "Coffre", holds: "pont" },
    { nom: "Coffre de cockpit tribord", type: "Coffre" },
    { nom: "Baille à mouillage", type: "Pont" },
    { nom: "Table à cartes", type: "Autre", holds: "abri" },
    { nom: "Placards de cuisine", type: "Placard" },
    { nom: "Frigo", type: "Frigo" },
    { nom: "Coffres du carré", type: "Coffre" },
    { nom: "Cabine avant", type: "Cabine" },
    { nom: "Cabine arrière", type: "Cabine" },
    { nom: "Cabinet de toilette", type: "Placard" },
    { nom: "Compartiment moteur", type: "Soute" },
  ],
  catamaran: [
    { nom: "Coffre de cockpit", type: "Cockpit", holds: "pont" },
    { nom: "Pointe avant bâbord", type: "Soute" },
    { nom: "Pointe avant tribord", type: "Soute" },
    { nom: "Baille à mouillage", type: "Pont" },
    { nom: "Table à cartes", type: "Autre", holds: "abri" },
    { nom: "Placards de cuisine", type: "Placard" },
    { nom: "Frigo", type: "Frigo" },
    { nom: "Coffres du carré", type: "Coffre" },
    { nom: "Coque bâbord", type: "Cabine" },
    { nom: "Coque tribord", type: "Cabine" },
    { nom: "Compartiment moteur bâbord", type: "Soute" },
    { nom: "Compartiment moteur tribord", type: "Soute" },
  ],
  moteur: [
    { nom: "Coffre de cockpit", type: "Cockpit", holds: "pont" },
    { nom: "Baille à mouillage", type: "Pont" },
    { nom: "Poste de pilotage", type: "Placard", holds: "abri" },
    { nom: "Cabine avant", type: "Cabine" },
    { nom: "Placards de cuisine", type: "Placard" },
    { nom: "Frigo", type: "Frigo" },
    { nom: "Compartiment moteur", type: "Soute" },
  ],
  "semi-rigide": [
    { nom: "Coffre de console", type: "Coffre", holds: "abri" },
    { nom: "Coffre avant", type: "Coffre" },
    { nom: "Banquette arrière", type: "Coffre", holds: "pont" },
  ],
};
