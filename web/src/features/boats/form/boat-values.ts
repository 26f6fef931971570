import {
  type Boat,
  type BoatForm,
  type BoatModel,
  type BoatWithEngines,
  type Engine,
  FIRST_ENGINE_NAME,
} from "@bosco/domain/boats";
import { engineValues } from "./engine-steps.ts";

const FIELDS = [
  "nom",
  "nom_constructeur",
  "nom_modele",
  "annee",
  "annee_construction",
  "annee_achat",
  "longueur",
  "largeur",
  "tirant_eau",
  "couleur",
  "moteur",
  "nom_moteur",
  "heures_moteur",
  "capacite_carburant",
  "capacite_eau",
  "capacite_eaux_usees",
  "numero_hin",
  "immatriculation",
  "mmsi",
  "port_attache",
  "pavillon",
  "note",
] as const satisfies readonly (keyof Boat & keyof BoatForm)[];

/** The fields of the form that PATCH takes. */
export type BoatField = (typeof FIELDS)[number];

/** An empty form: numbers at 0, the year the current one, what is optional left open. */
export function emptyBoat(year: number, isFirst: boolean): BoatWithEngines {
  return {
    nom: "",
    nom_constructeur: "",
    nom_modele: "",
    annee: year,
    annee_construction: null,
    annee_achat: null,
    longueur: 0,
    largeur: 0,
    tirant_eau: null,
    couleur: null,
    moteur: "",
    nom_moteur: FIRST_ENGINE_NAME,
    heures_moteur: 0,
    capacite_carburant: 0,
    capacite_eau: 0,
    capacite_eaux_usees: null,
    numero_hin: null,
    immatriculation: null,
    mmsi: null,
    port_attache: null,
    pavillon: null,
    note: null,
    par_defaut: isFirst,
    moteurs: [],
  };
}

export const valuesOf = (boat: Boat, others: readonly Engine[]): BoatWithEngines =>
  ({ ...pick(boat, FIELDS), par_defaut: boat.par_defaut, moteurs: others.map(engineValues) }) as BoatWithEngines;

/** What differs between the form and the row it was opened from: all that is sent. */
export function changedFields(values: BoatForm, opened: Boat): Partial<Pick<BoatForm, BoatField>> {
  return pick(
    values,
    FIELDS.filter((field) => values[field] !== opened[field]),
  );
}

/** The changed fields that somebody else has changed too, since the form was opened. */
export function clashes(changed: object, opened: Boat, latest: Boat): BoatField[] {
  return FIELDS.filter((field) => field in changed && latest[field] !== opened[field]);
}

/** What somebody else has changed and this form has not: taken over without asking. */
export function changedElsewhere(values: Partial<BoatForm>, opened: Boat, latest: Boat): BoatField[] {
  return FIELDS.filter((field) => latest[field] !== opened[field] && values[field] === opened[field]);
}

export const CUSTOM_MODEL = "autre";

/** The catalogue model a boat is of, by its names; 'autre' for what stands in no catalogue, '' before any choice. */
export function modelChoice(names: Pick<BoatForm, "nom_constructeur" | "nom_modele">, models: readonly BoatModel[]) {
  const found = models.find(
    (model) => model.nom_constructeur === names.nom_constructeur && model.nom_modele === names.nom_modele,
  );
  return found?.id ?? (names.nom_constructeur || names.nom_modele ? CUSTOM_MODEL : "");
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
