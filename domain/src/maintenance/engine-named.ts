import { type Engine, engineOf } from "../boats/index.ts";
import type { Maintenance } from "./schema.ts";

/** A work, or one that is still being filled in. */
type About = Pick<Maintenance, "moteur_id" | "recurrence_heures"> &
  Partial<Pick<Maintenance, "heures_echeance">> & { categorie: Maintenance["categorie"] | "" };

/** Whether a work is an engine's, and not the boat's as a whole: one that it names, whose hours it follows, or by its category. */
export const isEngineWork = ({ moteur_id, recurrence_heures, heures_echeance = null, categorie }: About): boolean =>
  moteur_id !== null || recurrence_heures !== null || heures_echeance !== null || categorie === "Moteur";

/** The engine to name beside a work: where its boat has several, and the work is about one of them. */
export function engineNamed<Named extends Pick<Engine, "id" | "bateau_id">>(
  work: About & Pick<Maintenance, "bateau_id">,
  engines: readonly Named[],
): Named | undefined {
  const own = engines.filter(({ bateau_id }) => bateau_id === work.bateau_id);
  return own.length > 1 && isEngineWork(work) ? own.find(({ id }) => id === engineOf(work)) : undefined;
}

/** « Vidange »; « Vidange (Moteur tribord) » where the boat has several engines. */
export function workTitle(
  work: Parameters<typeof engineNamed>[0] & Pick<Maintenance, "titre">,
  engines: readonly Pick<Engine, "id" | "bateau_id" | "nom">[],
): string {
  const engine = engineNamed(work, engines);
  return engine ? `${work.titre} (${engine.nom})` : work.titre;
}
