import { enginePower, isOutboard } from "./engine.ts";
import { knownKind } from "./known-models.ts";
import type { Boat } from "./schema.ts";

/** What a boat has aboard that changes its checklists. */
export const BOAT_TRAITS = ["voiles", "in-bord", "hors-bord", "gaz", "eau", "eaux-usees"] as const;
export type BoatTrait = (typeof BOAT_TRAITS)[number];

type Known = Pick<
  Boat,
  "nom_constructeur" | "nom_modele" | "moteur" | "longueur" | "tirant_eau" | "capacite_eau" | "capacite_eaux_usees"
>;

/** An auxiliary has few horses for its hull. */
const AUXILIARY_HORSES_PER_METRE = 6;

/**
 * Sails are guessed from the model's name, then from the keel, then from how little engine moves the hull; undefined where
 * none of these says it.
 */
export function guessSails(boat: Known): boolean | undefined {
  const known = knownKind(boat);
  if (known) return known !== "moteur";
  if (boat.tirant_eau !== null && boat.tirant_eau >= 1.2) return boat.longueur < 18;
  const power = enginePower(boat.moteur);
  return power && power.horses / boat.longueur <= AUXILIARY_HORSES_PER_METRE;
}

/** A first guess of what a boat has, for its owner to correct. */
export function guessBoatTraits(boat: Known): BoatTrait[] {
  const hangsOutside = isOutboard(boat.moteur);
  const has: Record<BoatTrait, boolean> = {
    voiles: guessSails(boat) ?? false,
    "in-bord": !hangsOutside,
    "hors-bord": hangsOutside,
    // why: no field says it; a boat one can live aboard usually cooks with gas.
    gaz: boat.longueur >= 7.5,
    eau: boat.capacite_eau > 0,
    "eaux-usees": (boat.capacite_eaux_usees ?? 0) > 0,
  };
  return BOAT_TRAITS.filter((trait) => has[trait]);
}
