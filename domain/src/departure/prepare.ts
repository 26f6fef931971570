import type { Boat, Engine } from "../boats/index.ts";
import type { Checklist, Task } from "../checklists/index.ts";
import { type Day, dayIn, daysBetween } from "../days/index.ts";
import type { Article } from "../inventory/index.ts";
import type { Maintenance } from "../maintenance/index.ts";
import type { ProvisioningList } from "../provisioning/index.ts";
import type { DepartureRows, Paper } from "./rows.ts";
import { type DepartureCheck, EMPTY_TRIP, type KeptTrip } from "./schema.ts";
import { returnDay, type Trip } from "./trip.ts";

/** A trip as it is prepared, before anything of it is kept. */
export type TripDraft = Omit<KeptTrip, "id" | "version" | "created_at" | "updated_at">;

/** What is proposed where nothing was ever prepared: a day near the coast. */
const firstTrip = (bateau_id: string, today: Day): TripDraft => ({
  bateau_id,
  zone: "cotier",
  personnes: 2,
  enfants: 0,
  depart: today,
  jours: 1,
  mediterranee: false,
  moteurs: [],
  eau_a_bord: null,
  carburant_a_bord: null,
  ...EMPTY_TRIP,
});

/** What was read of the tanks is known for so many days. */
export const TANK_DAYS = 2;
const UNKNOWN_TANKS = { eau_a_bord: null, carburant_a_bord: null };

/**
 * The trip to judge today. One that is over is proposed anew from today; what was in the tanks before it, or when the trip was
 * last kept some days ago, nobody knows any more.
 */
export function currentTrip(
  bateau_id: string,
  kept: (TripDraft & { updated_at?: string }) | undefined,
  today: Day,
): TripDraft {
  if (!kept) return firstTrip(bateau_id, today);
  const { updated_at, ...trip } = kept;
  if (returnDay(trip) < today) return { ...trip, depart: today, ...UNKNOWN_TANKS };
  const isOld = updated_at !== undefined && daysBetween(dayIn(new Date(updated_at)), today) > TANK_DAYS;
  return isOld ? { ...trip, ...UNKNOWN_TANKS } : trip;
}

/** A trip as it is judged. Weather that was looked at is the skipper's word of that day, and is not kept with it. */
export function asTrip({ moteurs, ...trip }: TripDraft, meteo_vue: boolean): Trip {
  const planned = moteurs.flatMap(({ moteur_id, heures }) => (heures === null ? [] : [[moteur_id, heures] as const]));
  return { ...trip, heures_prevues: Object.fromEntries(planned), meteo_vue };
}

/** What a device holds of all boats, as far as the verdict looks at it. */
export interface DepartureTables {
  moteurs: readonly Engine[];
  articles: readonly Article[];
  maintenances: readonly Maintenance[];
  checklists: readonly Checklist[];
  taches: readonly Task[];
  listes: readonly ProvisioningList[];
  papiers: readonly (Paper & { bateau_id: string })[];
  controles: readonly DepartureCheck[];
}

/** Of all that, what is of one boat, with what its engines take an hour. */
export function rowsOfBoat(bateau: Boat, trip: TripDraft, held: DepartureTables): DepartureRows {
  const own = <Row extends { bateau_id: string }>(rows: readonly Row[]) =>
    rows.filter(({ bateau_id }) => bateau_id === bateau.id);
  const checklists = own(held.checklists);
  const lists = new Set(checklists.map(({ id }) => id));
  const takes = new Map(trip.moteurs.map(({ moteur_id, consommation }) => [moteur_id, consommation]));
  return {
    bateau,
    moteurs: own(held.moteurs).map((engine) => ({ ...engine, consommation: takes.get(engine.id) ?? null })),
    articles: own(held.articles),
    maintenances: own(held.maintenances),
    checklists,
    taches: held.taches.filter(({ checklist_id }) => lists.has(checklist_id)),
    listes: own(held.listes),
    papiers: own(held.papiers),
    controles: own(held.controles),
  };
}
