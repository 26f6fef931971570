import { fold } from "@bosco/domain/french";

/** What Bosco keeps of a boat, in the order in which one is described. */
export type FactName =
  | "Nom"
  | "Tirant d’eau"
  | "Eaux usées"
  | "Eau douce"
  | "Carburant"
  | "Longueur"
  | "Largeur"
  | "Heures moteur"
  | "Moteur"
  | "Modèle"
  | "Année"
  | "Acheté en"
  | "Immatriculation"
  | "Numéro de coque (HIN)"
  | "MMSI"
  | "Port d’attache"
  | "Pavillon"
  | "Couleur"
  | "Note";

/** How people ask for each, folded. */
export const FACT_WORDS: Readonly<Record<FactName, RegExp>> = {
  Nom: /\bnom\b|\bappelle\b/,
  "Tirant d’eau":
    /tirant(?!.d.air)|profond|calaison|\bcale\b|enfonce|\bd.eau (?:sous|au.dessus)|quille|\bseuil|\bdescend|\btouche|\bde fond\b|draft|draught/,
  "Eaux usées": /usee|noire|grise|septique|retention/,
  "Eau douce":
    /\beau\b(?!x)(?<!\b(?:d|dans l|sous l).eau)|eau douce|(?:reservoir|capacite|cuve)s? d.eau|potable|\blaver\b|douch|ras bord|\bcuves?\b/,
  Carburant:
    /carburant|gasoil|gazole|essence|diesel|fuel|sans.plomb|\ba la pompe\b|pompiste|reservoir$|\bplein\b|autonomie|\bavale|\bboi(?:re|t)\b|\ba sec\b/,
  Longueur:
    /longueur|\blongs?\b|\btaille\b|dimension|metres|bout (?:en|a l.autre) bout|hors.tout|mesure|\btient\b|remorque|hangar|\bgrande?\b|how long/,
  Largeur: /largeur|\blarge\b|\bbau\b|\btaille\b|dimension|\brentre\b|catway|ecluse/,
  "Heures moteur": /heures/,
  Moteur: /moteur|\bmoulin\b|motorisation|puissance|chevaux/,
  Modèle: /modele|constructeur|chantier|marque|\btype\b|c.est quoi comme|caracteristique|fiche technique/,
  Année: /annee|construit|construction|\bage\b|millesime|date de|\bvieux|de quand|sorti/,
  "Acheté en": /achat|achete/,
  Immatriculation:
    /immat|francisation|numero d.(?:enregistrement|inscription)|matricule|papiers|(?:deux|2) lettres|plaque|peint sur la coque/,
  "Numéro de coque (HIN)": /\bhin\b|\bcin\b|numero de (coque|serie)|win\b/,
  MMSI: /mmsi|(?:9|neuf) chiffres|\bvhf\b|\bais\b|asn/,
  "Port d’attache": /\bport\b(?! me| veut| demande)|attache|amarr|\bbase\b|rejoindre|rendez.vous/,
  Pavillon: /pavillon|nationalite|drapeau/,
  Couleur: /couleur|peint|teinte/,
  Note: /\bnotes?\b|remarque/,
};

/** What says no more than that it is about what the tanks hold. */
export const CAPACITY = /^(?:les |la |des |de |du )*(?:capacites?|reservoirs?)$/;

/** Whether a text names a fact that Bosco keeps of boats. */
export const namesFact = (text: string): boolean => {
  const wanted = fold(text);
  return CAPACITY.test(wanted) || Object.values(FACT_WORDS).some((words) => words.test(wanted));
};
