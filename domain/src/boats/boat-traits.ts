import { fold } from "../french/index.ts";
import type { Boat } from "./schema.ts";

/** What a boat has aboard that changes its checklists. */
export const BOAT_TRAITS = ["voiles", "in-bord", "hors-bord", "gaz", "eau", "eaux-usees"] as const;
export type BoatTrait = (typeof BOAT_TRAITS)[number];

type Known = Pick<
  Boat,
  "nom_constructeur" | "nom_modele" | "moteur" | "longueur" | "tirant_eau" | "capacite_eau" | "capacite_eaux_usees"
>;

const outboard =
  /hors[- ]?bord|outboard|mercury|tohatsu|evinrude|johnson|\b(yamaha f|suzuki df|honda bf|selva|parsun|torqeedo)/;
const sailing =
  /oceanis|sun odyssey|sun fast|sun kiss|oceanic|sailmaster|dufour|bavaria (c|cruiser)|lagoon|fountaine|hanse|\bfirst\b|elan|halberg|hallberg|swan|\brm ?\d|ovni|gib.?sea|jpk|pogo|leopard|nautitech|voilier|catamaran/;
const motoring =
  /cap camarat|merry fisher|antares|flyer|gran turismo|swift trawler|princess|sunseeker|azimut|grand banks|quicksilver|zodiac|semi-rigide|vedette|leader|bayliner|sea ray|boston whaler|targa/;

/** Sails are guessed from the model's name, then from the keel, then from how little engine moves the hull. */
function hasSails(boat: Known): boolean {
  const name = fold(`${boat.nom_constructeur} ${boat.nom_modele}`);
  if (motoring.test(name)) return false;
  if (sailing.test(name)) return true;
  if (boat.tirant_eau !== null && boat.tirant_eau >= 1.2) return boat.longueur < 18;
  const horses = /(\d+(?:[.,]\d+)?)\s*(?:ch|cv|hp)\b/.exec(fold(boat.moteur))?.[1];
  return horses !== undefined && Number(horses.replace(",", ".")) / boat.longueur <= 6;
}

/** A first guess of what a boat has, for its owner to correct. */
export function guessBoatTraits(boat: Known): BoatTrait[] {
  const isOutboard = outboard.test(fold(boat.moteur));
  const has: Record<BoatTrait, boolean> = {
    voiles: hasSails(boat),
    "in-bord": !isOutboard,
    "hors-bord": isOutboard,
    // why: no field says it; a boat one can live aboard usually cooks with gas.
    gaz: boat.longueur >= 7.5,
    eau: boat.capacite_eau > 0,
    "eaux-usees": (boat.capacite_eaux_usees ?? 0) > 0,
  };
  return BOAT_TRAITS.filter((trait) => has[trait]);
}
