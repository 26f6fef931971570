import { engineNames, enginesNamed, FIRST_ENGINE_NAME } from "./engine-names.ts";
import type { BoatWithEngines, EngineForm } from "./engine-schema.ts";

type Engines = Pick<BoatWithEngines, "moteur" | "nom_moteur" | "moteurs">;

/**
 * The engines that a model gives a boat: « 2 x Volvo » is two. Those that the form was opened with stay, whatever the model says:
 * nothing that is stored goes unasked.
 */
export function fillEngines(moteur: string, opened: Engines, newId: () => string): Engines {
  const { count, type } = enginesNamed(moteur);
  const names = engineNames(Math.max(count, opened.moteurs.length + 1));
  const kept = opened.moteurs.map((engine): EngineForm => ({ ...engine, ...(count > 1 && { type }) }));
  const made = names.slice(1 + kept.length).map((nom): EngineForm => ({ id: newId(), nom, type, heures: 0 }));
  const isNamed = opened.nom_moteur !== FIRST_ENGINE_NAME;
  const nom_moteur = isNamed || made.length === 0 ? opened.nom_moteur : (names[0] ?? opened.nom_moteur);
  return { moteur: type, nom_moteur, moteurs: [...kept, ...made] };
}
