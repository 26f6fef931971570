import type { Annexes, Theme } from "@bosco/domain/assistant";
import type { Sheet } from "../sheets/knowledge.ts";

type Maintenance = NonNullable<Annexes["maintenance"]>;
type Checklist = NonNullable<Annexes["checklist"]>;

const CATEGORY: Partial<Record<Theme, Maintenance["categorie"]>> = {
  moteur: "Moteur",
  electricite: "Électricité",
  "voiles-greement": "Voiles",
  "coque-carenage": "Coque",
  "plomberie-wc-gaz": "Plomberie",
};

/** Upkeep on shelves where most sheets are none, or of another trade than their shelf. */
const CATEGORY_OF_SHEET: Record<string, Maintenance["categorie"]> = {
  "hivernage-moteur": "Moteur",
  "hivernage-hors-bord": "Moteur",
  "hivernage-batteries": "Électricité",
  "hivernage-du-wc": "Plomberie",
  "hivernage-eau-douce": "Plomberie",
  "hivernage-voiles": "Voiles",
  "hivernage-annexe": "Coque",
  "hivernage-par-ou-commencer": "Coque",
  "hivernage-a-flot": "Coque",
  "bateau-a-terre-l-hiver": "Coque",
  "humidite-en-hiver": "Coque",
  "remise-en-service-printemps": "Coque",
  "gilet-gonflable-entretien": "Équipements de sécurité",
  "radeau-entretien": "Équipements de sécurité",
  extincteurs: "Équipements de sécurité",
  "fusees-et-feux-a-main": "Équipements de sécurité",
  "balise-de-detresse": "Équipements de sécurité",
  "trousse-de-secours": "Équipements de sécurité",
  "detecteurs-de-fumee-et-de-gaz": "Équipements de sécurité",
  "harnais-et-longe": "Équipements de sécurité",
  "bouee-de-sauvetage": "Équipements de sécurité",
  "guindeau-en-panne": "Électricité",
  "pilote-automatique": "Électricité",
  "vhf-ne-marche-pas": "Électricité",
  "propulseur-d-etrave": "Électricité",
  "alarme-de-cale": "Équipements de sécurité",
  pinoches: "Équipements de sécurité",
  "lampes-et-projecteur": "Équipements de sécurité",
  "loch-et-sondeur": "Électricité",
  "taud-bache-bimini": "Voiles",
};

/** On a shelf of upkeep, but choices, calculations, rules and ways to sail: nothing to put in a diary. */
const NO_UPKEEP: ReadonlySet<string> = new Set([
  "consommation-carburant",
  "helice-engagee",
  "melange-deux-temps",
  "bilan-consommation-electrique",
  "tension-batterie-12-v",
  "types-de-batteries",
  "section-de-cable",
  "prise-de-quai",
  "empanner",
  "envoyer-le-spi",
  "prendre-un-ris",
  "reglages-au-portant",
  "regler-la-grand-voile",
  "regler-le-genois-au-pres",
  "carenage-reglementation",
  "eaux-noires",
  "faire-le-plein",
  "carburants-e10-gazole-gnr",
  "propulsion-electrique",
  "emballement-du-diesel",
  "hors-bord-tombe-a-l-eau",
  "groupe-electrogene",
  "eolienne-de-bord",
  "hydrogenerateur",
  "monter-au-mat",
  "bouteilles-campingaz",
  "choisir-son-helice",
  "chaise-de-hors-bord",
  "controles-avant-de-demarrer",
  "demarrage-a-froid",
  "flaps",
  "acheter-une-voile-neuve",
  "masse-terre-parafoudre",
  "toilettes-seches",
]);

const NO_STEPS: ReadonlySet<Theme> = new Set(["urgences", "ripam-balisage", "meteo"]);
const STEP = /^(\d+)\. (.+)$/;
const FEWEST_STEPS = 3;
const MOST_STEPS = 50;
const STEP_MAX = 500;
const DESCRIPTION_MAX = 5000;
const CLEANING = /nettoy|laver|désinfecter|polir/i;

const plainText = (marked: string): string => marked.replaceAll("**", "");

/** The sheet as a maintenance to plan; nothing where there is nothing to keep up. */
export function maintenanceFrom(sheet: Sheet): Maintenance | null {
  const categorie = CATEGORY_OF_SHEET[sheet.slug] ?? (NO_UPKEEP.has(sheet.slug) ? undefined : CATEGORY[sheet.theme]);
  if (!categorie) return null;
  const warning = sheet.avertissement ? `Attention\u00A0: ${sheet.avertissement}\n\n` : "";
  return { titre: sheet.titre, categorie, description: plainText(warning + sheet.texte).slice(0, DESCRIPTION_MAX) };
}

/** The sheet's numbered steps as a checklist; nothing where the numbers are no steps to tick. */
export function checklistFrom(sheet: Sheet): Checklist | null {
  if (NO_STEPS.has(sheet.theme)) return null;
  const taches = sheet.texte
    .split("\n")
    .flatMap((line) => STEP.exec(line)?.[2] ?? [])
    .map((step) => plainText(step).trim().slice(0, STEP_MAX))
    .slice(0, MOST_STEPS);
  return taches.length < FEWEST_STEPS ? null : { nom: sheet.titre, type: checklistType(sheet), taches };
}

function checklistType({ theme, titre }: Sheet): Checklist["type"] {
  if (CLEANING.test(titre)) return "Nettoyage";
  return theme === "hivernage" ? "Hivernage" : "Personnalisé";
}
