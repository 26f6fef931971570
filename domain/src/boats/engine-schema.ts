import { z } from "zod";
import { changes, hours, ownId, stamps, text, uuid } from "../fields/index.ts";
import { MOST_ENGINES } from "./engine-names.ts";
import { boatForm } from "./schema.ts";

const engineFields = z.object({
  bateau_id: uuid,
  /** « Moteur bâbord » */
  nom: text(1, 60),
  /** « Yanmar 4JH57 » */
  type: text(1, 120),
  heures: hours,
});

export const engine = engineFields.extend({ id: uuid, ...stamps });
export type Engine = z.infer<typeof engine>;

export const newEngine = engineFields.partial({ heures: true }).extend(ownId).strict();
export type NewEngine = z.infer<typeof newEngine>;

/** An engine stays with its boat. */
export const engineChanges = changes(engineFields.omit({ bateau_id: true }));
export type EngineChanges = z.infer<typeof engineChanges>;

/** An engine beside the first, as the form of its boat has it. */
const engineForm = engineFields.omit({ bateau_id: true }).extend({ id: uuid });
export type EngineForm = z.infer<typeof engineForm>;

/** The form of a boat with its engines beside the first, which is among the boat's own fields. */
export const boatWithEngines = boatForm.extend({ moteurs: z.array(engineForm).max(MOST_ENGINES - 1) });
export type BoatWithEngines = z.infer<typeof boatWithEngines>;
