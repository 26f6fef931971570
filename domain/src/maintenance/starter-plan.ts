import { type BoatTrait, guessBoatTraits } from "../boats/boat-traits.ts";
import { addMonths, type Day } from "../days/index.ts";
import { periodOf, type Recurrence } from "./recurrence.ts";
import type { NewMaintenance } from "./schema.ts";
import { workCategory } from "./work-category.ts";

/** What decides which work a boat needs. */
export const PLAN_TRAITS = ["in-bord", "hors-bord", "voiles", "gaz"] as const satisfies readonly BoatTrait[];
export type PlanTrait = (typeof PLAN_TRAITS)[number];

export type PlanItem = Required<
  Pick<NewMaintenance, "titre" | "categorie" | "recurrence" | "date_echeance" | "heures_echeance" | "description">
>;

interface Proposal {
  for?: PlanTrait;
  titre: string;
  /** Months until it is first due. */
  months: number;
  recurrence: Recurrence;
  description: string;
}

// Intervals: shared/facts.md, section 1. The maker's manual wins, and the dialog says so.
const PROPOSALS: readonly Proposal[] = [
  {
    for: "in-bord",
    titre: "Vidange moteur et filtre à huile",
    months: 12,
    recurrence: "Tous les 100 heures",
    description:
      "Toutes les 100 à 250 heures ou une fois par an. En dessous de 50 heures par an, c’est le calendrier qui décide.",
  },
  {
    for: "in-bord",
    titre: "Filtre à gasoil et décanteur",
    months: 12,
    recurrence: "Annuelle",
    description:
      "Filtre : toutes les 250 à 500 heures ou une fois par an. Purger le décanteur au moins une fois par an.",
  },
  {
    for: "in-bord",
    titre: "Turbine de la pompe à eau de mer",
    months: 12,
    recurrence: "Annuelle",
    description: "À inspecter chaque année. À remplacer toutes les une à deux saisons, 3 ans au plus.",
  },
  {
    for: "in-bord",
    titre: "Courroie d’alternateur",
    months: 12,
    recurrence: "Annuelle",
    description: "Vérifier la tension et l’usure chaque année.",
  },
  {
    for: "in-bord",
    titre: "Liquide de refroidissement",
    months: 12,
    recurrence: "Annuelle",
    description: "Contrôler chaque année le niveau et la protection contre le gel. À remplacer tous les 2 ans environ.",
  },
  {
    for: "in-bord",
    titre: "Huile de l’inverseur ou du saildrive",
    months: 12,
    recurrence: "Annuelle",
    description:
      "Toutes les 250 à 500 heures ou une fois par an, sauf indication du constructeur. Une huile laiteuse contient de l’eau.",
  },
  {
    for: "hors-bord",
    titre: "Révision du hors-bord",
    months: 12,
    recurrence: "Tous les 100 heures",
    description:
      "Toutes les 100 heures ou une fois par an : huile, filtre, bougies. Une première révision après 20 heures sur un moteur neuf.",
  },
  {
    for: "hors-bord",
    titre: "Huile d’embase",
    months: 12,
    recurrence: "Annuelle",
    description: "Toutes les 100 heures ou une fois par an. Une huile laiteuse contient de l’eau.",
  },
  {
    titre: "Carénage et antifouling",
    months: 12,
    recurrence: "Annuelle",
    description: "Une fois par an d’ordinaire, tous les 2 ans au moins.",
  },
  {
    titre: "Contrôle des anodes",
    months: 6,
    recurrence: "Tous les 6 mois",
    description: "À remplacer dès que la moitié du métal est partie.",
  },
  {
    titre: "Passe-coques et vannes",
    months: 12,
    recurrence: "Annuelle",
    description: "À manœuvrer et à contrôler à chaque mise à sec. À remplacer vers 10 ans.",
  },
  {
    for: "voiles",
    titre: "Inspection du gréement dormant",
    months: 12,
    recurrence: "Annuelle",
    description: "Chaque année. Remplacement vers 10 ans, 15 ans au plus selon les assureurs.",
  },
  {
    for: "voiles",
    titre: "Démontage et graissage des winchs",
    months: 12,
    recurrence: "Annuelle",
    description: "Une fois par an.",
  },
  {
    titre: "Contrôle des batteries",
    months: 6,
    recurrence: "Tous les 6 mois",
    description: "Tension au repos et serrage des cosses. Une batterie au plomb dure 4 à 5 ans.",
  },
  {
    titre: "Dates des fusées et fumigènes",
    months: 12,
    recurrence: "Annuelle",
    description: "La date imprimée décide : 4 ans d’ordinaire à compter de la fabrication.",
  },
  {
    titre: "Gilets gonflables",
    months: 12,
    recurrence: "Annuelle",
    description: "Peser la cartouche chaque année. Kit de déclenchement : 3 ans environ.",
  },
  {
    titre: "Extincteurs",
    months: 12,
    recurrence: "Annuelle",
    description: "Suivre la date imprimée sur l’appareil. Un coup d’œil chaque année.",
  },
  {
    for: "gaz",
    titre: "Tuyau et détendeur de gaz",
    months: 12,
    recurrence: "Annuelle",
    description: "Suivre la date imprimée sur le tuyau et le détendeur.",
  },
];

/** A first guess of engine and rig, for the owner to correct. */
export function guessPlanTraits(boat: Parameters<typeof guessBoatTraits>[0]): PlanTrait[] {
  const traits = guessBoatTraits(boat);
  return PLAN_TRAITS.filter((trait) => traits.includes(trait));
}

/** The usual upkeep of a boat with this engine and rig, first due from today on. */
export function starterPlan(
  traits: readonly PlanTrait[],
  { today, heures_moteur }: { today: Day; heures_moteur: number },
): PlanItem[] {
  return PROPOSALS.filter((one) => one.for === undefined || traits.includes(one.for)).map(
    ({ titre, months, recurrence, description }) => {
      const { recurrence_heures } = periodOf({ recurrence });
      return {
        titre,
        categorie: workCategory(titre),
        recurrence,
        description,
        date_echeance: addMonths(today, months),
        heures_echeance: recurrence_heures === null ? null : heures_moteur + recurrence_heures,
      };
    },
  );
}
