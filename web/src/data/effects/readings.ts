import { type Engine, engineIdIn, type HoursReading } from "@bosco/domain/boats";
import type { Lists } from "../commands.ts";
import type { Made } from "./effect.ts";
import { addRow, ownerAs, type Seen } from "./rows.ts";

/** The hour meter was read: whoever changes the hours of an engine leaves a reading. */
export function keepReading(lists: Lists, engine: Seen<Pick<Engine, "id" | "bateau_id" | "heures">>, made: Made): void {
  addRow<Seen<HoursReading>>(lists, "releves_heures", {
    id: made.newId(1),
    bateau_id: engine.bateau_id,
    moteur_id: engineIdIn(engine),
    heures: engine.heures,
    date_releve: made.at,
    ...ownerAs(engine),
  });
}

/** Whether an edit says nothing but the hours. */
export const isHoursOnly = (input: object, hours: "heures" | "heures_moteur") =>
  Object.keys(input).every((name) => ["id", "version", hours].includes(name));
