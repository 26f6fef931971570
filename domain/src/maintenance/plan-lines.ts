import type { Period } from "./recurrence.ts";

/** What decides which work a boat needs. `large`: it has a raft and a beacon. */
export const PLAN_TRAITS = ["in-bord", "saildrive", "hors-bord", "voiles", "gaz", "large"] as const;
export type PlanTrait = (typeof PLAN_TRAITS)[number];

export interface PlanProposal extends Period {
  titre: string;
  /** The boat has all of these, and not the other. */
  for?: readonly PlanTrait[];
  without?: PlanTrait;
  /** One for each engine of this kind. */
  engine?: "in-bord" | "hors-bord";
  /** Its date is printed on the thing: what is asked is that date, and the series keeps to it. */
  printed?: true;
  description: string;
}

const every = (recurrence_mois: number, recurrence_heures: number | null = null) => ({
  recurrence_mois,
  recurrence_heures,
});
const inboard = { for: ["in-bord"], engine: "in-bord" } as const;
const saildrive = { for: ["in-bord", "saildrive"], engine: "in-bord" } as const;
const outboard = { for: ["hors-bord"], engine: "hors-bord" } as const;

// Intervals: shared/facts.md, section 1, and knowledge-review.md. The maker's manual wins, and the dialog says so.
export const PLAN_PROPOSALS: readonly PlanProposal[] = [
  {
    ...inboard,
    titre: "Vidange moteur et filtre à huile",
    ...every(12, 100),
    description:
      "Toutes les 100 à 250 heures ou une fois par an. En dessous de 50 heures par an, c’est le calendrier qui décide.",
  },
  {
    ...inboard,
    titre: "Filtre à gasoil et décanteur",
    ...every(12, 250),
    description:
      "Filtre\u00a0: toutes les 250 à 500 heures ou une fois par an. Purger le décanteur au moins une fois par an.",
  },
  {
    ...inboard,
    titre: "Turbine de la pompe à eau de mer",
    ...every(12),
    description: "À inspecter chaque année. À remplacer toutes les une à deux saisons, 3 ans au plus.",
  },
  {
    ...inboard,
    titre: "Courroie d’alternateur",
    ...every(12),
    description: "Vérifier la tension et l’usure chaque année.",
  },
  {
    ...inboard,
    titre: "Liquide de refroidissement",
    ...every(24),
    description:
      "À remplacer tous les 2 ans environ, plus tard si le liquide est de longue durée et que le manuel l’admet. Contrôler le niveau et la protection contre le gel chaque année.",
  },
  {
    ...inboard,
    without: "saildrive",
    titre: "Huile de l’inverseur",
    ...every(12, 250),
    description:
      "Toutes les 250 à 500 heures ou une fois par an, sauf indication du constructeur. Une huile laiteuse contient de l’eau.",
  },
  {
    ...saildrive,
    titre: "Huile du saildrive",
    ...every(12, 250),
    description:
      "Une fois par an ou toutes les 100 à 250 heures, bateau hors de l’eau. Une huile laiteuse contient de l’eau.",
  },
  {
    ...saildrive,
    titre: "Membrane du saildrive",
    ...every(60),
    description:
      "Remplacement à 5 ans chez Yanmar (contrôle à 2 ans), à 7 ans chez Volvo Penta\u00a0: suivre le manuel. Garder la facture pour l’assureur.",
  },
  {
    ...inboard,
    titre: "Coude d’échappement",
    ...every(24, 500),
    description: "À démonter et à regarder tous les 2 à 3 ans ou toutes les 500 heures. La suie et le sel le bouchent.",
  },
  {
    ...inboard,
    titre: "Supports du moteur (silentblocs)",
    ...every(48, 1000),
    description: "À contrôler, et à remplacer vers 4 ans ou 1 000 heures selon le constructeur.",
  },
  {
    ...outboard,
    titre: "Révision du hors-bord",
    ...every(12, 100),
    description:
      "Toutes les 100 heures ou une fois par an\u00a0: huile, filtre, bougies. Une première révision après 20 heures sur un moteur neuf.",
  },
  {
    ...outboard,
    titre: "Huile d’embase",
    ...every(12, 100),
    description: "Toutes les 100 heures ou une fois par an. Une huile laiteuse contient de l’eau.",
  },
  {
    ...outboard,
    titre: "Grande révision du hors-bord",
    ...every(36, 300),
    description:
      "Toutes les 300 heures ou tous les 3 ans\u00a0: turbine de pompe à eau, thermostat, filtres à essence.",
  },
  {
    titre: "Carénage et antifouling",
    ...every(12),
    description: "Une fois par an d’ordinaire, tous les 2 ans au moins.",
  },
  {
    titre: "Contrôle des anodes",
    ...every(6),
    description: "À remplacer dès que la moitié du métal est partie.",
  },
  {
    titre: "Passe-coques et vannes",
    ...every(12),
    description: "À manœuvrer et à contrôler à chaque mise à sec. À remplacer vers 10 ans.",
  },
  {
    for: ["voiles"],
    titre: "Inspection du gréement dormant",
    ...every(12),
    description: "Chaque année. Remplacement vers 10 ans, 15 ans au plus selon les assureurs.",
  },
  {
    for: ["voiles"],
    titre: "Démontage et graissage des winchs",
    ...every(12),
    description: "Une fois par an.",
  },
  {
    titre: "Contrôle des batteries",
    ...every(6),
    description: "Tension au repos et serrage des cosses. Une batterie au plomb dure 4 à 5 ans.",
  },
  {
    titre: "Dates des fusées et fumigènes",
    ...every(48),
    printed: true,
    description: "La date imprimée décide\u00a0: 4 ans d’ordinaire à compter de la fabrication.",
  },
  {
    titre: "Gilets gonflables",
    ...every(12),
    description: "Peser la cartouche chaque année.",
  },
  {
    titre: "Kits de déclenchement des gilets",
    ...every(36),
    printed: true,
    description: "La date imprimée sur le kit décide\u00a0: 3 ans environ.",
  },
  {
    titre: "Extincteurs",
    ...every(12),
    description: "Suivre la date imprimée sur l’appareil. Un coup d’œil chaque année.",
  },
  {
    for: ["gaz"],
    titre: "Tuyau et détendeur de gaz",
    ...every(60),
    printed: true,
    description: "La date imprimée sur le tuyau et le détendeur décide. Chercher les fuites chaque année.",
  },
  {
    for: ["gaz"],
    titre: "Détecteurs de gaz et de monoxyde de carbone",
    ...every(60),
    printed: true,
    description: "La date imprimée décide\u00a0: 5 à 10 ans selon l’appareil. Bouton de test chaque mois.",
  },
  {
    for: ["large"],
    titre: "Révision du radeau de survie",
    ...every(36),
    description: "Tous les 3 ans d’ordinaire, en station agréée. Le certificat donne la prochaine date.",
  },
  {
    for: ["large"],
    titre: "Batterie de la balise de détresse",
    ...every(60),
    printed: true,
    description: "La date de l’étiquette décide\u00a0: 5 à 10 ans selon la balise. Vérifier aussi son enregistrement.",
  },
];
