import { z } from "zod";
import { amount, changes, hours, optionalText, ownId, stamps, text, uuid, whole, year } from "../fields/index.ts";
import { FIRST_ENGINE_NAME } from "./engine-names.ts";

export const FLAGS = [
  "France",
  "Belgique",
  "Suisse",
  "Canada",
  "Italie",
  "Espagne",
  "Portugal",
  "Pays-Bas",
  "Allemagne",
  "Royaume-Uni",
  "Monaco",
  "Autre",
] as const;

const litres = whole(0, 1_000_000);

/** What a catalogue model and a boat have in common: choosing a model fills these. */
const hull = {
  nom_constructeur: text(1, 80),
  nom_modele: text(1, 80),
  annee: year,
  annee_construction: year.nullable(),
  longueur: amount(0.5, 200),
  largeur: amount(0.2, 60),
  moteur: text(1, 120),
  capacite_carburant: litres,
  capacite_eau: litres,
  capacite_eaux_usees: litres.nullable(),
};

/** The fields a person fills in. */
const boatFields = z.object({
  nom: text(1, 80),
  ...hull,
  annee_achat: year.nullable(),
  tirant_eau: amount(0, 30).nullable(),
  couleur: optionalText(60),
  /** What its first engine is called; `moteur` says what it is. */
  nom_moteur: text(1, 60),
  heures_moteur: hours,
  numero_hin: optionalText(20),
  immatriculation: optionalText(30),
  mmsi: z
    .string()
    .regex(/^\d{9}$/, "Un MMSI compte 9 chiffres.")
    .nullable(),
  port_attache: optionalText(80),
  pavillon: z.enum(FLAGS, "Pavillon inconnu.").nullable(),
  note: optionalText(5000),
});

export const boat = boatFields.extend({
  id: uuid,
  // why a default: exports of the releases before do not have it.
  nom_moteur: boatFields.shape.nom_moteur.default(FIRST_ENGINE_NAME),
  photo_url: z.string().nullable(),
  par_defaut: z.boolean(),
  ...stamps,
});
export type Boat = z.infer<typeof boat>;

const optionalFields = {
  annee_construction: true,
  annee_achat: true,
  tirant_eau: true,
  couleur: true,
  nom_moteur: true,
  heures_moteur: true,
  capacite_eaux_usees: true,
  numero_hin: true,
  immatriculation: true,
  mmsi: true,
  port_attache: true,
  pavillon: true,
  note: true,
} as const;

export const newBoat = boatFields
  .partial(optionalFields)
  .extend({ ...ownId, par_defaut: z.boolean().optional() })
  .strict();
export type NewBoat = z.infer<typeof newBoat>;

/** What a new boat has where nothing is said of it. */
export const EMPTY_BOAT = {
  annee_construction: null,
  annee_achat: null,
  tirant_eau: null,
  couleur: null,
  nom_moteur: FIRST_ENGINE_NAME,
  heures_moteur: 0,
  capacite_eaux_usees: null,
  numero_hin: null,
  immatriculation: null,
  mmsi: null,
  port_attache: null,
  pavillon: null,
  note: null,
  photo_url: null,
} as const;

/** What the form of a boat asks for. */
export const boatForm = boatFields.extend({ par_defaut: z.boolean() });
export type BoatForm = z.infer<typeof boatForm>;

export const boatChanges = changes(boatFields);

/** What is not known of a model is empty. */
export const boatModel = z.object({
  id: uuid,
  ...hull,
  annee: year.nullable(),
  longueur: hull.longueur.nullable(),
  largeur: hull.largeur.nullable(),
  moteur: hull.moteur.nullable(),
  capacite_carburant: litres.nullable(),
  capacite_eau: litres.nullable(),
});
export type BoatModel = z.infer<typeof boatModel>;
