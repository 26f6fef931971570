import type { BoatTrait } from "../boats/index.ts";
import { REQUIREMENTS, type Requirement } from "./division-240.ts";
import { isWithin, type Zone } from "./zone.ts";

/** Who goes where, and with what boat. */
export interface Outing {
  zone: Zone;
  personnes: number;
  traits: readonly BoatTrait[];
}

export type Required = Pick<Requirement, "id" | "nom" | "note"> & { quantite: number; expires: boolean };

/** What the Division 240 asks a boat to carry there, and how many of each. */
export function requiredEquipment({ zone, personnes, traits }: Outing): Required[] {
  const isAsked = ({ from, until, only }: Requirement) =>
    isWithin(from, zone) &&
    (until === undefined || isWithin(zone, until)) &&
    (only === undefined || traits.includes(only));
  return REQUIREMENTS.filter(isAsked).map(({ id, nom, note, count, countMotor, expires = false }) => {
    const asked = countMotor !== undefined && !traits.includes("voiles") ? countMotor : count;
    return { id, nom, note, quantite: asked === "personne" ? Math.max(1, Math.floor(personnes)) : asked, expires };
  });
}
