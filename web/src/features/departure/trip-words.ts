import { returnDay, type TripDraft } from "@bosco/domain/departure";
import { counted, frenchDay } from "@bosco/domain/french";
import { ZONE_LIMITS } from "@bosco/domain/safety";

/** « Côtier · 4 personnes · du 03/05/2026 au 05/05/2026 » */
export function tripWords(trip: TripDraft): string {
  const back = returnDay(trip);
  const when =
    back === trip.depart ? `le ${frenchDay(trip.depart)}` : `du ${frenchDay(trip.depart)} au ${frenchDay(back)}`;
  return [ZONE_LIMITS[trip.zone].nom, counted(trip.personnes, "personne"), when].join(" · ");
}
