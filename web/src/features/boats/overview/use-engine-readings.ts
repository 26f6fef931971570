import { dayIn } from "@bosco/domain";
import { type Engine, engineOf } from "@bosco/domain/boats";
import { useHoursReadings } from "../../../fleet/hours-readings.ts";

/** What was read of one engine's hour meter, the oldest first. */
export function useEngineReadings(engine: Engine) {
  const { data = [], isPending, isError } = useHoursReadings();
  const own = data
    .filter((reading) => engineOf(reading) === engine.id)
    .map(({ id, heures, date_releve }) => ({ id, heures, day: dayIn(new Date(date_releve)) }));
  return { own, last: own.at(-1), isPending, isError };
}

export type EngineReadings = ReturnType<typeof useEngineReadings>;
