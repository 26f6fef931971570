import { z } from "zod";
import { changes, hours, ownId, stamps, text, uuid } from "../fields/index.ts";
import { type Boat, boatForm, FIRST_ENGINE_NAME } from "./schema.ts";

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
export type EngineChanges = z.infer<typeof engineChanges>;

/** An engine beside the first, as the form of its boat has it. */
const engineForm = engineFields.omit({ bateau_id: true }).extend({ id: uuid });
export type EngineForm = z.infer<typeof engineForm>;

/** The form of a boat with its engines beside the first, which is among the boat's own fields. */
export const boatWithEngines = boatForm.extend({ moteurs: z.array(engineForm).max(MOST_ENGINES - 1) });
export type BoatWithEngines = z.infer<typeof boatWithEngines>;

/** The boat's own: its id is the boat's, and so are its type and hours. */
export const isFirstEngine = ({ id, bateau_id }: Pick<Engine, "id" | "bateau_id">) => id === bateau_id;

/** The engine that something of a boat is about: the one it names, or else the first. */
export const engineOf = ({ moteur_id, bateau_id }: { moteur_id?: string | null; bateau_id: string }): string =>
  moteur_id ?? bateau_id;

/** How a row names an engine: the first has no name there. */
export const engineIdIn = ({ id, bateau_id }: Pick<Engine, "id" | "bateau_id">): string | null =>
  id === bateau_id ? null : id;

type WithEngine = Pick<
  Boat,
  "id" | "nom_moteur" | "moteur" | "heures_moteur" | "version" | "created_at" | "updated_at"
>;

/** The boat's first engine, which is written with the boat. */
export function firstEngine<B extends WithEngine>(boat: B): Engine & Pick<B, Extract<keyof B, "proprietaire_id">> {
  const { id, nom_moteur, moteur, heures_moteur, version, created_at, updated_at } = boat;
  const whose = "proprietaire_id" in boat ? { proprietaire_id: boat.proprietaire_id } : {};
  const engine = { id, bateau_id: id, nom: nom_moteur, type: moteur, heures: heures_moteur };
  return { ...engine, version, created_at, updated_at, ...whose } as Engine &
    Pick<B, Extract<keyof B, "proprietaire_id">>;
}

/** What an edit of a first engine writes on its boat. */
export function asBoatChanges({ nom, type, heures }: { nom?: string; type?: string; heures?: number }) {
  return {
    ...(nom !== undefined && { nom_moteur: nom }),
    ...(type !== undefined && { moteur: type }),
    ...(heures !== undefined && { heures_moteur: heures }),
  };
}

/** Every engine of these boats: of each the first, then the others as they came. */
export function enginesOf<B extends WithEngine>(boats: readonly B[], others: readonly Engine[]): Engine[] {
  return boats.flatMap((boat) => [
    firstEngine(boat),
    ...others.filter(({ bateau_id }) => bateau_id === boat.id).sort(asTheyCame),
  ]);
}

const asTheyCame = (a: Engine, b: Engine) =>
  a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : 1;

const PAIR = ["Moteur bâbord", "Moteur tribord"];

/** What the engines of a new boat with so many are called. */
export const engineNames = (count: number): string[] =>
  count === 1
    ? [FIRST_ENGINE_NAME]
    : count === 2
      ? [...PAIR]
      : Array.from({ length: count }, (_, index) => `${FIRST_ENGINE_NAME} ${index + 1}`);

const SEVERAL = /^\s*([2-4])\s*[x×]\s*/i;
/** « Yanmar 4JH45, 2 x 45 ch »: what all of them have. */
const EACH = /,\s*[2-4]\s*[x×]\s*(?=\d)/gi;

/** « 2 x Yanmar 4JH45, 2 x 45 ch » is two of « Yanmar 4JH45, 45 ch ». */
export function enginesNamed(moteur: string): { count: number; type: string } {
  const count = Number(SEVERAL.exec(moteur)?.[1] ?? 1);
  if (count === 1) return { count, type: moteur.trim() };
  const type = moteur.replace(SEVERAL, "").replace(EACH, ", ").trim();
  return type === "" ? { count: 1, type: moteur } : { count, type };
}
