import { dayIn } from "@bosco/domain";
import { type Boat, doubtHours, type HoursDoubt, type HoursReading } from "@bosco/domain/boats";
import { useToday } from "../../data/today.ts";
import { useHoursReadings } from "../../fleet/hours-readings.ts";

/** Whether new engine hours of a boat look like a slip of the finger, going by its last reading. */
export function useHoursDoubt(): (boat: Boat, heures: number) => HoursDoubt | undefined {
  const today = useToday();
  const { data: readings = [] } = useHoursReadings();
  return (boat, heures) => doubtHours(lastReading(boat, readings), heures, today);
}

function lastReading(boat: Boat, readings: readonly HoursReading[]) {
  const last = readings.filter(({ bateau_id }) => bateau_id === boat.id).at(-1);
  if (!last)
    return boat.heures_moteur > 0 ? { heures: boat.heures_moteur, day: dayIn(new Date(boat.updated_at)) } : undefined;
  return { heures: boat.heures_moteur, day: dayIn(new Date(last.date_releve)) };
}
