import { fold } from "../french/index.ts";
import { allHorses, enginePower, isOutboard } from "./engine.ts";
import type { Engine } from "./engine-schema.ts";
import { knownKind } from "./known-models.ts";
import type { Boat } from "./schema.ts";

export type BoatKind = "voilier" | "moteur" | "catamaran";

const PLANES = /\b(in[- ]?bord hors[- ]?bord|z[- ]?drive|jet)\b/;
/** A sail boat's auxiliary has 3 to 6 horses a metre; a boat that planes has three times that. */
export const MOTOR_HORSES_PER_METRE = 10;
const CATAMARAN_BEAM = 0.47;

type Looks = Pick<Boat, "nom_constructeur" | "nom_modele" | "moteur" | "longueur" | "largeur">;

/** What a boat most likely is, for the drawing that stands in for its photo: all its engines drive it, not the first alone. */
export function boatKind(boat: Looks, others: readonly Pick<Engine, "type">[] = []): BoatKind {
  const known = knownKind(boat);
  if (known) return known;
  if (boat.longueur > 8 && boat.largeur / boat.longueur > CATAMARAN_BEAM) return "catamaran";
  const power = enginePower(boat.moteur);
  if (boat.longueur > 5 && !power && isOutboard(boat.moteur)) return "moteur";
  if (PLANES.test(fold(boat.moteur))) return "moteur";
  const horses = [boat.moteur, ...others.map(({ type }) => type)].reduce((sum, type) => sum + allHorses(type), 0);
  return horses / boat.longueur > MOTOR_HORSES_PER_METRE ? "moteur" : "voilier";
}
