import { type Engine, engineOf, readHours } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import type { Moment, MomentOf } from "./due.ts";
import { type Reading, tellingReading } from "./estimate.ts";

/** Of each engine, by its id, the reading that tells how it is used. */
export function tellingReadings<R extends Reading & { bateau_id: string; moteur_id?: string | null }>(
  engines: readonly Pick<Engine, "id" | "heures">[],
  readings: readonly R[],
  today: Day,
): Map<string, R> {
  const byEngine = new Map<string, R[]>();
  for (const reading of readings) {
    const own = byEngine.get(engineOf(reading));
    if (own) own.push(reading);
    else byEngine.set(engineOf(reading), [reading]);
  }
  const found = new Map<string, R>();
  for (const engine of engines) {
    const telling = tellingReading(byEngine.get(engine.id) ?? [], { today, heures_moteur: readHours(engine) });
    if (telling) found.set(engine.id, telling);
  }
  return found;
}

/**
 * Each engine's moment: the reader's day, its hours as far as they are known, and the one reading that tells how it is used.
 * why one: a list asks for the rate at every row, and would go through all readings each time.
 */
export function momentsByEngine(
  engines: readonly Pick<Engine, "id" | "heures">[],
  readings: readonly (Reading & { bateau_id: string; moteur_id?: string | null })[],
  today: Day,
): MomentOf {
  const tellings = tellingReadings(engines, readings, today);
  const moments = new Map<string, Moment>();
  for (const engine of engines) {
    const telling = tellings.get(engine.id);
    moments.set(engine.id, { today, heures_moteur: readHours(engine), readings: telling ? [telling] : [] });
  }
  return (of) => moments.get(engineOf(of)) ?? { today, heures_moteur: null };
}
