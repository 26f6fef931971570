import { addDays, addMonths, type Day, dayIn } from "@bosco/domain";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN, PETREL } from "./demo-boats.ts";
import { macareux } from "./demo-catamaran.ts";
import type { Sample } from "./demo-maintenance-sample.ts";

const ago = (today: Day, days: number) => addDays(today, -days);

/** Late, soon, in progress, pending, by the hour and done, around the day it is filled on, so that it stays lively. */
const korrigan = (today: Day): Sample[] => [
  {
    bateau_id: KORRIGAN,
    titre: "Vidange de l’inverseur",
    categorie: "Moteur",
    date_echeance: ago(today, 12),
    recurrence: "Annuelle",
    prix: 64.9,
    reference_articles: "Huile ATF Dexron III, 1 L",
    description: "Aspirer l’huile à chaud par la jauge. Vérifier la couleur : laiteuse, elle contient de l’eau.",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Contrôle des batteries",
    categorie: "Électricité",
    date_echeance: ago(today, 4),
    recurrence: "Tous les 6 mois",
    description: "Tension au repos, serrage des cosses, niveau d’électrolyte du parc de service.",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Révision du radeau de survie",
    categorie: "Équipements de sécurité",
    date_echeance: addDays(today, 5),
    prix: 620,
    reference_articles: "Plastimo Offshore 6 places, n° 48213",
    description: "Station agréée de Brest. Reprendre le certificat et la date de la prochaine révision.",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Vidange moteur et filtre à huile",
    categorie: "Moteur",
    date_echeance: addMonths(today, 6),
    recurrence: "Tous les 100 heures",
    heures_echeance: 900,
    prix: 89,
    reference_articles: "Filtre Yanmar 129150-35170, huile 15W40 5,5 L",
    description: "Moteur chaud. Noter les heures sur le filtre.",
    pieces: [
      ["Huile moteur 15W-40", 5.5],
      ["Filtre à gasoil", 1],
      ["Turbine de pompe à eau", 1],
    ],
  },
  {
    bateau_id: KORRIGAN,
    titre: "Reprise des coutures de la grand-voile",
    categorie: "Voiles",
    date_echeance: addDays(today, 18),
    statut: "En cours",
    prix: 340,
    description: "À la voilerie depuis la semaine dernière : deux laizes et le renfort de point d’écoute.",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Remplacement des anodes",
    categorie: "Coque",
    date_echeance: addDays(today, 74),
    recurrence: "Annuelle",
    prix: 118.5,
    reference_articles: "Anode d’hélice 3 pales, anode de saildrive SD50",
    description: "Au prochain carénage. Changer dès que la moitié du zinc est partie.",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Graissage des winchs",
    categorie: "Voiles",
    date_echeance: addDays(today, 40),
    recurrence: "Annuelle",
    reference_articles: "Graisse Harken, kit de cliquets",
    description: "",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Nettoyage du filtre d’eau douce",
    categorie: "Plomberie",
    date_echeance: addDays(today, 21),
    recurrence: "Mensuelle",
    description: "",
  },
];

const done = (today: Day): Sample[] => [
  {
    bateau_id: KORRIGAN,
    titre: "Vidange moteur et filtre à huile",
    categorie: "Moteur",
    date_echeance: ago(today, 190),
    recurrence: "Tous les 100 heures",
    prix: 86.4,
    statut: "Terminée",
    date_realisation: ago(today, 186),
    heures_realisation: 800,
  },
  {
    bateau_id: KORRIGAN,
    titre: "Carénage et antifouling",
    categorie: "Coque",
    date_echeance: ago(today, 240),
    recurrence: "Annuelle",
    prix: 1_240,
    statut: "Terminée",
    date_realisation: ago(today, 236),
    heures_realisation: 779.5,
    reference_articles: "Antifouling Trilux 33, 5 L",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Contrôle du gréement dormant",
    categorie: "Gréement",
    date_echeance: ago(today, 420),
    recurrence: "Annuelle",
    prix: 180,
    statut: "Terminée",
    date_realisation: ago(today, 418),
    heures_realisation: 742,
  },
  {
    bateau_id: KORRIGAN,
    titre: "Remplacement de la pompe de cale",
    categorie: "Plomberie",
    date_echeance: ago(today, 510),
    prix: 94.9,
    statut: "Terminée",
    date_realisation: ago(today, 510),
    heures_realisation: 731,
    reference_articles: "Rule 1500, 12 V",
  },
  {
    bateau_id: KORRIGAN,
    titre: "Parc de batteries de service",
    categorie: "Électricité",
    date_echeance: ago(today, 800),
    prix: 870,
    statut: "Terminée",
    date_realisation: ago(today, 795),
    heures_realisation: 655.2,
    reference_articles: "3 × AGM 100 Ah",
  },
  {
    bateau_id: PETREL,
    titre: "Révision des 100 heures",
    categorie: "Moteur",
    date_echeance: ago(today, 150),
    recurrence: "Tous les 100 heures",
    prix: 310,
    statut: "Terminée",
    date_realisation: ago(today, 148),
    heures_realisation: 95,
  },
];

const petrel = (today: Day): Sample[] => [
  {
    bateau_id: PETREL,
    titre: "Révision du hors-bord",
    categorie: "Moteur",
    date_echeance: addMonths(today, 3),
    recurrence: "Tous les 100 heures",
    heures_echeance: 195,
    prix: 310,
    reference_articles: "Kit Yamaha F150 : huile, filtre, bougies",
    pieces: [["Bougies de rechange", 4]],
  },
  {
    bateau_id: PETREL,
    titre: "Rinçage et turbine de refroidissement",
    categorie: "Moteur",
    date_echeance: addDays(today, 2),
    recurrence: "Annuelle",
    prix: 45,
  },
  {
    bateau_id: PETREL,
    titre: "Contrôle des gilets gonflables",
    categorie: "Équipements de sécurité",
    date_echeance: ago(today, 1),
    recurrence: "Annuelle",
    description: "Peser les cartouches, vérifier les déclencheurs.",
  },
  {
    bateau_id: PETREL,
    titre: "Feux de navigation",
    categorie: "Électricité",
    date_echeance: addDays(today, 30),
    statut: "En cours",
    prix: 38.9,
  },
];

const MADE_AT = "2026-01-10T09:00:00.000Z";
/** Fixed, so that the nightly reset puts back the same rows. */
const maintenanceId = (index: number) => `b05c0000-0000-4000-8000-000000002${String(index).padStart(3, "0")}`;

export async function seedDemoMaintenances(db: Db): Promise<void> {
  const today = dayIn(new Date(), "Europe/Paris");
  const samples = [...korrigan(today), ...petrel(today), ...done(today), ...macareux(today)];
  await db
    .insertInto("maintenances")
    .values(
      samples.map(({ pieces: _, ...sample }, index) => ({
        user_id: DEMO_ID,
        id: maintenanceId(index),
        prix: null,
        heures_echeance: null,
        date_realisation: null,
        heures_realisation: null,
        precedente_id: null,
        date_ancre: null,
        created_at: MADE_AT,
        updated_at: MADE_AT,
        ...sample,
      })),
    )
    .execute();
  await linkParts(db, samples);
}

/** The works and the articles that they use, which are there by now. */
async function linkParts(db: Db, samples: readonly Sample[]): Promise<void> {
  const articles = await db
    .selectFrom("inventaire")
    .select(["id", "bateau_id", "nom"])
    .where("user_id", "=", DEMO_ID)
    .execute();
  const idOf = new Map(articles.map(({ id, bateau_id, nom }) => [`${bateau_id} ${nom}`, id]));
  const used = samples.flatMap(({ bateau_id, pieces = [] }, index) =>
    pieces.map(([nom, quantite]) => ({ bateau_id, maintenance_id: maintenanceId(index), nom, quantite })),
  );
  await db
    .insertInto("pieces")
    .values(
      used.map(({ nom, ...part }, index) => ({
        user_id: DEMO_ID,
        id: `b05c0000-0000-4000-8000-000000003${String(index).padStart(3, "0")}`,
        // why: a name that is written wrong fails the seed, and the tests with it.
        article_id: idOf.get(`${part.bateau_id} ${nom}`) ?? nom,
        created_at: MADE_AT,
        updated_at: MADE_AT,
        ...part,
      })),
    )
    .execute();
}
