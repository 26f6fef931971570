import type { z } from "zod";
import type { EditedFields } from "../fields/index.ts";
import type { EngineChanges } from "./engine-schema.ts";
import type { boatChanges } from "./schema.ts";

/** How a sentence names each field of a boat. */
export const BOAT_FIELD_NAMES: Record<EditedFields<z.infer<typeof boatChanges>>, string> = {
  nom: "Nom",
  nom_constructeur: "Constructeur",
  nom_modele: "Modèle",
  annee: "Année",
  annee_construction: "Année de construction",
  annee_achat: "Année d’achat",
  longueur: "Longueur",
  largeur: "Largeur",
  tirant_eau: "Tirant d’eau",
  couleur: "Couleur",
  moteur: "Moteur",
  nom_moteur: "Nom du moteur",
  heures_moteur: "Heures moteur",
  capacite_carburant: "Capacité carburant",
  capacite_eau: "Capacité eau",
  capacite_eaux_usees: "Capacité eaux usées",
  numero_hin: "Numéro HIN",
  immatriculation: "Immatriculation",
  mmsi: "MMSI",
  port_attache: "Port d’attache",
  pavillon: "Pavillon",
  note: "Note",
};

/** The same of an engine beside the first. */
export const ENGINE_FIELD_NAMES: Record<EditedFields<EngineChanges>, string> = {
  nom: "Nom du moteur",
  type: "Moteur",
  heures: "Heures moteur",
};
