import { addDays, addMonths, type Day } from "@bosco/domain";
import { MACAREUX, MACAREUX_STARBOARD } from "./demo-boats.ts";
import type { Sample } from "./demo-maintenance-sample.ts";

const FIRST = { bateau_id: MACAREUX, moteur_id: null };
const SECOND = { bateau_id: MACAREUX, moteur_id: MACAREUX_STARBOARD };

/** As the maker asks for it: every year, or every 250 hours if they come before. */
const OIL = {
  titre: "Vidange d’huile et filtre",
  categorie: "Moteur",
  recurrence: "Autre",
  recurrence_mois: 12,
  recurrence_heures: 250,
  prix: 96,
  reference_articles: "Filtre Yanmar 129150-35170, huile 15W40 5,5 L",
} as const;
const OIL_PARTS: Sample["pieces"] = [
  ["Filtre à huile", 1],
  ["Huile moteur 15W-40", 5.5],
];
const doneOn = (day: Day, heures_realisation: number) => ({
  ...{ statut: "Terminée" as const, date_echeance: day, date_realisation: day, heures_realisation },
});

/** The upkeep of two engines, by hours, by both limits and at a fixed date. */
export const macareux = (today: Day): Sample[] => [
  { ...FIRST, ...OIL, date_echeance: addMonths(today, 1), heures_echeance: 1_302, pieces: OIL_PARTS },
  { ...SECOND, ...OIL, date_echeance: addMonths(today, 1), heures_echeance: 1_274.5, pieces: OIL_PARTS },
  {
    ...SECOND,
    titre: "Purge du décanteur de gasoil",
    categorie: "Moteur",
    date_echeance: addMonths(today, 1),
    recurrence: "Tous les 100 heures",
    heures_echeance: 1_235,
    description: "Laisser couler jusqu’à ce qu’il ne vienne plus d’eau. Changer la cartouche si elle est noire.",
    pieces: [["Cartouche de décanteur", 1]],
  },
  {
    ...FIRST,
    titre: "Tension de la courroie d’alternateur",
    categorie: "Moteur",
    date_echeance: addMonths(today, 3),
    recurrence: "Tous les 100 heures",
    heures_echeance: 1_340,
  },
  {
    ...FIRST,
    titre: "Renouvellement de l’assurance",
    categorie: "Coque",
    date_echeance: addDays(today, 46),
    recurrence: "Annuelle",
    a_date_fixe: true,
    prix: 985,
  },
  {
    ...FIRST,
    titre: "Remplacement des fusées parachute",
    categorie: "Équipements de sécurité",
    date_echeance: addMonths(today, 14),
    recurrence: "Autre",
    recurrence_mois: 36,
    a_date_fixe: true,
    description: "La date imprimée compte, pas le jour de l’achat.",
  },
  { ...FIRST, ...OIL, ...doneOn(addMonths(today, -11), 1_052) },
  { ...SECOND, ...OIL, ...doneOn(addMonths(today, -11), 1_024.5) },
];
