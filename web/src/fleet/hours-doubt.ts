import { dayIn } from "@bosco/domain";
import { doubtHours, type Engine, engineOf, type HoursReading } from "@bosco/domain/boats";
import { useToday } from "../data/today.ts";
import type { DoubtfulHours } from "./HoursConfirmation.tsx";
import { useHoursReadings } from "./hours-readings.ts";

/** New hours of an engine that look like a slip of the finger, going by its last reading. */
export function useHoursDoubt(): (engine: Engine, heures: number) => DoubtfulHours | undefined {
  const today = useToday();
  const { data: readings = [] } = useHoursReadings();
  return (engine, heures) => {
    const doubt = doubtHours(lastReading(engine, readings), heures, today);
    return doubt && { doubt, id: engine.id, nom: engine.nom, before: engine.heures, heures };
  };
}

function lastReading({ id, heures, updated_at }: Engine, readings: readonly HoursReading[]) {
  const last = readings.filter((reading) => engineOf(reading) === id).at(-1);
  if (!last) return heures > 0 ? { heures, day: dayIn(new Date(updated_at)) } : undefined;
  return { heures, day: dayIn(new Date(last.date_releve)) };
}
