import { allHorses, isOutboard } from "./engine.ts";
import type { HullKind } from "./hull-kind.ts";
import { MOTOR_HORSES_PER_METRE } from "./kind.ts";
import { knownKind } from "./known-models.ts";
import type { Boat } from "./schema.ts";

/** What a boat has aboard that changes its checklists. */
export const BOAT_TRAITS = ["voiles", "in-bord", "hors-bord", "gaz", "eau", "eaux-usees"] as const;
export type BoatTrait = (typeof BOAT_TRAITS)[number];

type Known = Pick<
  Boat,
  "nom_constructeur" | "nom_modele" | "moteur" | "longueur" | "tirant_eau" | "capacite_eau" | "capacite_eaux_usees"
>;

/** An auxiliary has few horses for its hull, a boat without sails many; between the two they tell nothing. */
const AUXILIARY_HORSES_PER_METRE = 6;
const DEEP_METRES = 1.2;
/** Motor yachts of this length draw as much as a keel does. */
const YACHT_METRES = 18;

/**
 * Sails are guessed from the model's name, then from the keel, then from how much engine moves the hull; undefined where none of
 * these says it. why never false of a deep hull: the harnesses of a crew hang on it, and a large sailing boat has a large engine.
 */
export function guessSails(boat: Known): boolean | undefined {
  const known = knownKind(boat);
  if (known) return known !== "moteur";
  if (boat.tirant_eau !== null && boat.tirant_eau >= DEEP_METRES) return boat.longueur < YACHT_METRES || undefined;
  const horses = allHorses(boat.moteur);
  if (horses === 0) return undefined;
  const share = horses / boat.longueur;
  if (share <= AUXILIARY_HORSES_PER_METRE) return true;
  return share > MOTOR_HORSES_PER_METRE ? false : undefined;
}

const SAILING: readonly HullKind[] = ["voilier", "catamaran"];

/** A first guess of what a boat has, for its owner to correct; what he has said that it is decides on its sails. */
export function guessBoatTraits(boat: Known, kind?: HullKind): BoatTrait[] {
  const hangsOutside = isOutboard(boat.moteur);
  const has: Record<BoatTrait, boolean> = {
    voiles: kind ? SAILING.includes(kind) : (guessSails(boat) ?? false),
    "in-bord": !hangsOutside,
    "hors-bord": hangsOutside,
    // why: no field says it; a boat one can live aboard usually cooks with gas.
    gaz: boat.longueur >= 7.5,
    eau: boat.capacite_eau > 0,
    "eaux-usees": (boat.capacite_eaux_usees ?? 0) > 0,
  };
  return BOAT_TRAITS.filter((trait) => has[trait]);
}
