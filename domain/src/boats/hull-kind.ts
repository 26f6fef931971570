import { fold } from "../french/index.ts";
import type { BoatKind } from "./kind.ts";
import { knownKind } from "./known-models.ts";
import type { Boat } from "./schema.ts";

/** What a boat is by its hull, as its owner says it. */
export const HULL_KINDS = ["voilier", "catamaran", "moteur", "semi-rigide"] as const satisfies readonly (
  | BoatKind
  | "semi-rigide"
)[];
export type HullKind = (typeof HULL_KINDS)[number];

export const HULL_NAMES: Record<HullKind, string> = {
  voilier: "Voilier",
  catamaran: "Catamaran",
  moteur: "Bateau à moteur",
  "semi-rigide": "Semi-rigide",
};

const INFLATABLE =
  /\b(?:semi[- ]?rigide|pneumatique|zodiac|bombard|highfield|brig|zar|capelli|valiant|sillinger|bwa)\b/;

/** What the names of maker and model say of a hull; undefined when they are not known. */
export function knownHullKind(named: Pick<Boat, "nom_constructeur" | "nom_modele">): HullKind | undefined {
  return INFLATABLE.test(fold(`${named.nom_constructeur} ${named.nom_modele}`)) ? "semi-rigide" : knownKind(named);
}
