import { addDays, dayIn } from "@bosco/domain";
import type { Zone } from "@bosco/domain/safety";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN, MACAREUX, MACAREUX_STARBOARD, PETREL } from "./demo-boats.ts";

interface DemoTrip {
  bateau_id: string;
  zone: Zone;
  personnes: number;
  enfants: number;
  /** In how many days, and for how many. */
  inDays: number;
  jours: number;
  moteurs: { moteur_id: string; heures: number | null; consommation: number | null }[];
  eau_a_bord: number | null;
  carburant_a_bord: number | null;
  contact_a_terre?: string;
}

/** A passage for which the sail boat lacks what the open sea asks for, a fishing trip, and a day out that is nearly ready. */
const TRIPS: readonly DemoTrip[] = [
  {
    bateau_id: KORRIGAN,
    zone: "semi-hauturier",
    personnes: 4,
    enfants: 1,
    inDays: 5,
    jours: 4,
    moteurs: [{ moteur_id: KORRIGAN, heures: 8, consommation: 3.5 }],
    eau_a_bord: null,
    carburant_a_bord: 120,
    contact_a_terre: "Anne Le Goff, 06 00 00 00 00",
  },
  {
    bateau_id: PETREL,
    zone: "cotier",
    personnes: 3,
    enfants: 0,
    inDays: 2,
    jours: 1,
    moteurs: [{ moteur_id: PETREL, heures: 3, consommation: 28 }],
    eau_a_bord: 20,
    carburant_a_bord: 140,
  },
  {
    bateau_id: MACAREUX,
    zone: "basique",
    personnes: 4,
    enfants: 0,
    inDays: 1,
    jours: 1,
    moteurs: [
      { moteur_id: MACAREUX, heures: 1, consommation: 6 },
      { moteur_id: MACAREUX_STARBOARD, heures: 1, consommation: 6 },
    ],
    eau_a_bord: 300,
    carburant_a_bord: 180,
  },
];

/** What was looked at aboard the catamaran, a few days ago. */
const LOOKED = ["incendie", "lampe", "mouillage", "remorquage", "pavillon", "papiers-bateau", "assurance"];
const LOOKED_DAYS_AGO = 3;

/** A trip of each boat, counted from today, so that the page always has one ahead. */
export async function seedDemoDepartures(db: Db, now = new Date()): Promise<void> {
  const today = dayIn(now, "Europe/Paris");
  await db
    .insertInto("departs")
    .values(
      TRIPS.map(({ inDays, moteurs, ...trip }, index) => ({
        ...trip,
        user_id: DEMO_ID,
        id: `b05c0000-0000-4000-8000-0000000d0e0${index}`,
        depart: addDays(today, inDays),
        mediterranee: false,
        moteurs: JSON.stringify(moteurs),
        retour_heure: "18:00",
      })),
    )
    .execute();
  await db
    .insertInto("controles_depart")
    .values(
      LOOKED.map((regle, index) => ({
        user_id: DEMO_ID,
        id: `b05c0000-0000-4000-8000-0000000d0c0${index}`,
        bateau_id: MACAREUX,
        regle,
        verifie_le: addDays(today, -LOOKED_DAYS_AGO),
      })),
    )
    .execute();
}
