import { addDays, type Day, dayIn } from "@bosco/domain";
import { type GeneratorChoices, generateProvisions, listName, toListArticle } from "@bosco/domain/provisioning";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN, PETREL } from "./demo-boats.ts";

type Trip = {
  bateau_id: string;
  boat: string;
  daysAgo: number;
  nom?: string;
  est_favori?: boolean;
} & Pick<GeneratorChoices, "nombrePersonnes" | "nombreJours" | "saison"> &
  Partial<GeneratorChoices["filtres"]>;

/** A week-end, a cruise that its owner has named and starred, a crossing, and a day's outing. */
const TRIPS: readonly Trip[] = [
  { bateau_id: KORRIGAN, boat: "Korrigan", daysAgo: 4, nombrePersonnes: 2, nombreJours: 3, saison: "inter-saison" },
  {
    bateau_id: KORRIGAN,
    boat: "Korrigan",
    daysAgo: 19,
    nom: "Croisière familiale aux Scilly",
    est_favori: true,
    nombrePersonnes: 4,
    nombreJours: 7,
    saison: "été",
    hygiene: true,
  },
  {
    bateau_id: KORRIGAN,
    boat: "Korrigan",
    daysAgo: 47,
    nombrePersonnes: 5,
    nombreJours: 14,
    saison: "été",
    hygiene: true,
    regimes: ["vegetarien"],
  },
  { bateau_id: PETREL, boat: "Pétrel", daysAgo: 62, nombrePersonnes: 3, nombreJours: 1, saison: "été" },
];

/** Four lists as the generator makes them, one a favourite. */
export async function seedDemoLists(db: Db, now = new Date()): Promise<void> {
  const today = dayIn(now, "Europe/Paris");
  await db
    .insertInto("listes_avitaillement")
    .values(TRIPS.map((trip, index) => toRow(trip, index, addDays(today, -trip.daysAgo))))
    .execute();
}

function toRow(trip: Trip, index: number, made: Day) {
  const { bateau_id, boat, nombrePersonnes, nombreJours, saison, hygiene = false, regimes = [] } = trip;
  const filtres = { alimentaire: true, boissons: true, hygiene, regimes };
  const { articles, menus } = generateProvisions({ nombrePersonnes, nombreJours, saison, filtres });
  const at = `${made}T08:00:00.000Z`;
  return {
    user_id: DEMO_ID,
    id: `b05c0000-0000-4000-8000-000000000f0${index + 1}`,
    bateau_id,
    nom: trip.nom ?? listName(boat, nombrePersonnes, nombreJours, made),
    articles: JSON.stringify(articles.map(toListArticle)),
    nombre_personnes: nombrePersonnes,
    nombre_jours: nombreJours,
    est_favori: trip.est_favori ?? false,
    generation: JSON.stringify({ origine: "calcul", saison, regimes, menus }),
    created_at: at,
    updated_at: at,
  };
}
