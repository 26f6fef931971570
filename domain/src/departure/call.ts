import { addDays } from "../days/index.ts";
import { counted, frenchDay } from "../french/index.ts";
import type { KeptTrip } from "./schema.ts";
import { returnDay } from "./trip.ts";

type Ashore = Pick<KeptTrip, "depart" | "jours" | "retour_heure" | "appel_apres_heures">;

const DAY_HOURS = 24;

/** « 05/05/2026 à 18:30 »; the day alone where nobody has said the hour. */
export const returnWords = (trip: Ashore): string =>
  frenchDay(returnDay(trip)) + (trip.retour_heure === null ? "" : ` à ${trip.retour_heure}`);

/** When whoever waits ashore calls: « le 05/05/2026 à 20:30 », or by how much later than the return. */
export function callWords(trip: Ashore): string {
  const { retour_heure, appel_apres_heures } = trip;
  if (retour_heure === null) return `${counted(appel_apres_heures, "heure")} après l’heure de retour prévue`;
  const [hour = 0, minute = 0] = retour_heure.split(":").map(Number);
  const later = hour + appel_apres_heures;
  const day = addDays(returnDay(trip), Math.floor(later / DAY_HOURS));
  const written = [later % DAY_HOURS, minute].map((part) => String(part).padStart(2, "0")).join(":");
  return `le ${frenchDay(day)} à ${written}`;
}
