import { z } from "zod";
import { changes, hours, ownId, stamps, text, uuid } from "../fields/index.ts";

/** A boat has one at least. */
export const MOST_ENGINES = 4;

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

/** What a boat's only engine is called, until somebody names it. */
export const FIRST_ENGINE_NAME = "Moteur";

/** The boat's own: it goes and comes with the boat, and its type and hours are the boat's. */
export const isFirstEngine = ({ id, bateau_id }: Pick<Engine, "id" | "bateau_id">) => id === bateau_id;

/** The engine that something of a boat is about: the one it names, or else the first, which has the boat's own id. */
export const engineOf = ({ moteur_id, bateau_id }: { moteur_id?: string | null; bateau_id: string }): string =>
  moteur_id ?? bateau_id;

/** In the order in which they are shown: the boat's own first, then as they came. */
export const inEngineOrder = <E extends Pick<Engine, "id" | "bateau_id" | "created_at">>(engines: readonly E[]): E[] =>
  engines.toSorted(
    (a, b) =>
      Number(isFirstEngine(b)) - Number(isFirstEngine(a)) ||
      (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : 1),
  );

const PAIR = ["Moteur bâbord", "Moteur tribord"];

/** What the engines of a new boat with so many are called. */
export const engineNames = (count: number): string[] =>
  count === 1
    ? [FIRST_ENGINE_NAME]
    : count === 2
      ? [...PAIR]
      : Array.from({ length: count }, (_, index) => `${FIRST_ENGINE_NAME} ${index + 1}`);

const SEVERAL = /^\s*([2-4])\s*[x×]\s*/i;

/** « 2 x Volvo Penta D2-60 » is two of « Volvo Penta D2-60 ». */
export function enginesNamed(moteur: string): { count: number; type: string } {
  const count = Number(SEVERAL.exec(moteur)?.[1] ?? 1);
  const type = moteur.replace(SEVERAL, "").trim();
  return type === "" ? { count: 1, type: moteur } : { count, type };
}
