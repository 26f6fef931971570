import type { Boat, BoatForm } from "@bosco/domain/boats";
import { shownValue } from "../../../ui/form/shown-value.ts";
import type { BoatField } from "./boat-values.ts";

const LABELS: Record<BoatField, string> = {
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

/** The fields that both have changed, each with both values. */
export const clashLines = (fields: readonly BoatField[], mine: Partial<BoatForm>, theirs: Boat): string[] =>
  fields.map(
    (name) =>
      `${LABELS[name]}\u00a0: vous avez saisi « ${shownValue(mine[name])} », l’autre modification dit « ${shownValue(theirs[name])} ».`,
  );
