import type { Boat } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import type { Moment, MomentOf } from "./due.ts";
import { type Reading, tellingReading } from "./estimate.ts";

/**
 * Each boat's moment: the reader's day, and the engine with the one reading that tells how it is used.
 * why one: a list asks for the rate at every row, and would go through all readings each time.
 */
export function momentsByBoat(
  boats: readonly Pick<Boat, "id" | "heures_moteur">[],
  readings: readonly (Reading & { bateau_id: string })[],
  today: Day,
): MomentOf {
  const byBoat = new Map<string, Reading[]>();
  for (const reading of readings) {
    const own = byBoat.get(reading.bateau_id);
    if (own) own.push(reading);
    else byBoat.set(reading.bateau_id, [reading]);
  }
  const moments = new Map<string, Moment>();
  for (const { id, heures_moteur } of boats) {
    const telling = tellingReading(byBoat.get(id) ?? [], today);
    moments.set(id, { today, heures_moteur, readings: telling ? [telling] : [] });
  }
  return (bateau_id) => moments.get(bateau_id) ?? { today, heures_moteur: 0 };
}
