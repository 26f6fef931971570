import type { BoatWithEngines } from "@bosco/domain/boats";
import { emptyBoat } from "../form/boat-values.ts";

/** why not the zeros and the year of the long form: what nobody has said must be asked, for the upkeep is counted from it. */
const UNSAID = Number.NaN;

/** The form of a first boat: nothing in it is said yet. */
export const blankBoat = (): BoatWithEngines => ({
  ...emptyBoat(UNSAID, true),
  longueur: UNSAID,
  largeur: UNSAID,
  capacite_carburant: UNSAID,
  capacite_eau: UNSAID,
});
