import { engineNames } from "@bosco/domain/boats";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { DEMO_PICTURES } from "./demo-pictures.ts";
import { seedDemoReadings } from "./demo-readings.ts";

export const KORRIGAN = "b05c0000-0000-4000-8000-000000000a01";
export const PETREL = "b05c0000-0000-4000-8000-000000000a02";
export const MACAREUX = "b05c0000-0000-4000-8000-000000000a03";
export const MACAREUX_STARBOARD = "b05c0000-0000-4000-8000-000000000a13";

const [PORT = "", STARBOARD = ""] = engineNames(2);
const MACAREUX_ENGINE = "Yanmar 4JH45, 45 ch";

/** The hour meter's history, as days before today and hours. */
const KORRIGAN_HOURS = [
  [452, 611],
  [424, 634.5],
  [396, 668],
  [371, 702.5],
  [352, 719],
  [310, 723],
  [214, 727.5],
  [178, 741],
  [141, 762.5],
  [112, 786],
  [83, 811.5],
  [52, 829],
  [17, 842],
] as const;
const PETREL_HOURS = [
  [400, 121],
  [365, 138.5],
  [330, 146],
  [150, 151],
  [105, 166.5],
  [64, 179],
  [23, 187],
] as const;

/** Of the same outings, but for the manoeuvres under one engine. */
const MACAREUX_HOURS = [
  [420, 1_011],
  [310, 1_064.5],
  [200, 1_121],
  [120, 1_170],
  [75, 1_213.5],
  [40, 1_241],
  [9, 1_268.5],
] as const;
const MACAREUX_STARBOARD_HOURS = [
  [420, 986],
  [310, 1_036],
  [200, 1_090.5],
  [120, 1_137],
  [75, 1_178.5],
  [40, 1_205],
  [9, 1_231],
] as const;

/** A cruising sail boat, a small motor boat and a catamaran with two engines: between them every screen has something to show. */
export async function seedDemoBoats(db: Db): Promise<void> {
  await db
    .insertInto("bateaux")
    .values([
      {
        user_id: DEMO_ID,
        id: KORRIGAN,
        nom: "Korrigan",
        nom_constructeur: "Jeanneau",
        nom_modele: "Sun Odyssey 410",
        annee: 2019,
        annee_construction: 2019,
        annee_achat: 2022,
        longueur: 12.35,
        largeur: 3.99,
        tirant_eau: 2.14,
        couleur: "Blanc, liston rouge",
        moteur: "Yanmar 3JH40, 40 ch",
        heures_moteur: 842,
        capacite_carburant: 200,
        capacite_eau: 330,
        capacite_eaux_usees: 80,
        numero_hin: "FR-IRI41123A919",
        immatriculation: "BR 123456",
        mmsi: "227000000",
        port_attache: "Brest, Moulin-Blanc",
        pavillon: "France",
        photo_url: DEMO_PICTURES.korrigan,
        note: "Double des clés chez le voisin de ponton, place D42.",
        par_defaut: true,
        created_at: "2026-01-10T09:00:00.000Z",
        updated_at: "2026-01-10T09:00:00.000Z",
      },
      {
        user_id: DEMO_ID,
        id: PETREL,
        nom: "Pétrel",
        nom_constructeur: "Jeanneau",
        nom_modele: "Cap Camarat 6.5",
        annee: 2021,
        annee_construction: 2021,
        annee_achat: 2023,
        longueur: 6.5,
        largeur: 2.48,
        tirant_eau: 0.5,
        couleur: "Bleu nuit",
        moteur: "Yamaha F150, hors-bord",
        heures_moteur: 187,
        capacite_carburant: 170,
        capacite_eau: 50,
        capacite_eaux_usees: null,
        numero_hin: null,
        immatriculation: "BR 654321",
        mmsi: null,
        port_attache: "Le Conquet",
        pavillon: "France",
        photo_url: DEMO_PICTURES.petrel,
        note: null,
        par_defaut: false,
        created_at: "2026-01-09T09:00:00.000Z",
        updated_at: "2026-01-09T09:00:00.000Z",
      },
      {
        user_id: DEMO_ID,
        id: MACAREUX,
        nom: "Macareux",
        nom_constructeur: "Lagoon",
        nom_modele: "42",
        annee: 2017,
        annee_construction: 2018,
        annee_achat: 2021,
        longueur: 12.8,
        largeur: 7.7,
        tirant_eau: 1.25,
        couleur: "Blanc",
        nom_moteur: PORT,
        moteur: MACAREUX_ENGINE,
        heures_moteur: 1_268.5,
        capacite_carburant: 600,
        capacite_eau: 300,
        capacite_eaux_usees: 160,
        numero_hin: null,
        immatriculation: "LR 246810",
        mmsi: null,
        port_attache: "La Rochelle, Les Minimes",
        pavillon: "France",
        photo_url: DEMO_PICTURES.macareux,
        note: null,
        par_defaut: false,
        created_at: "2026-01-08T09:00:00.000Z",
        updated_at: "2026-01-08T09:00:00.000Z",
      },
    ])
    .execute();
  await db
    .insertInto("moteurs")
    .values({
      user_id: DEMO_ID,
      id: MACAREUX_STARBOARD,
      bateau_id: MACAREUX,
      nom: STARBOARD,
      type: MACAREUX_ENGINE,
      heures: 1_231,
      created_at: "2026-01-08T09:00:00.000Z",
      updated_at: "2026-01-08T09:00:00.000Z",
    })
    .execute();
  await seedDemoReadings(db, [
    { bateau_id: KORRIGAN, readings: KORRIGAN_HOURS },
    { bateau_id: PETREL, readings: PETREL_HOURS },
    { bateau_id: MACAREUX, readings: MACAREUX_HOURS },
    { bateau_id: MACAREUX, moteur_id: MACAREUX_STARBOARD, readings: MACAREUX_STARBOARD_HOURS },
  ]);
}
