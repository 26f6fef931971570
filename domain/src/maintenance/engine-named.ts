import { type Engine, engineOf } from "../boats/index.ts";
import type { Maintenance } from "./schema.ts";

type Work = Pick<Maintenance, "bateau_id" | "moteur_id" | "recurrence_heures" | "categorie">;

/** Whether a work is about an engine at all: one that it names, whose hours it follows, or by its category. */
const isOnEngine = ({ moteur_id, recurrence_heures, categorie }: Work) =>
  moteur_id !== null || recurrence_heures !== null || categorie === "Moteur";

/** The engine to name beside a work: where its boat has several, and the work is about one of them. */
export function engineNamed<Named extends Pick<Engine, "id" | "bateau_id">>(
  work: Work,
  engines: readonly Named[],
): Named | undefined {
  const own = engines.filter(({ bateau_id }) => bateau_id === work.bateau_id);
  return own.length > 1 && isOnEngine(work) ? own.find(({ id }) => id === engineOf(work)) : undefined;
}
