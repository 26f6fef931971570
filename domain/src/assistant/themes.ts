/** The shelves of the knowledge base, in the order in which they are shown. */
export const THEMES = [
  "urgences",
  "securite",
  "moteur",
  "electricite",
  "voiles-greement",
  "coque-carenage",
  "plomberie-wc-gaz",
  "meteo",
  "navigation",
  "ripam-balisage",
  "vhf",
  "mouillage-manoeuvres",
  "hivernage",
  "vie-a-bord",
  "demarches",
] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_NAMES: Record<Theme, string> = {
  urgences: "Urgences",
  securite: "Sécurité et Division 240",
  moteur: "Moteur",
  electricite: "Électricité et batteries",
  "voiles-greement": "Voiles et gréement",
  "coque-carenage": "Coque et carénage",
  "plomberie-wc-gaz": "Plomberie, WC et gaz",
  meteo: "Météo",
  navigation: "Navigation",
  "ripam-balisage": "RIPAM et balisage",
  vhf: "Radio VHF",
  "mouillage-manoeuvres": "Mouillage et manœuvres",
  hivernage: "Hivernage",
  "vie-a-bord": "Avitaillement et vie à bord",
  demarches: "Démarches et réglementation",
};
