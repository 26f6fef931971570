import type { Engine } from "./engine-schema.ts";
import type { Boat } from "./schema.ts";

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

/** What is known of an engine's hours: 0 is what an empty field is kept as, and says that nobody has read the meter yet. */
export const readHours = ({ heures }: { heures: number }): number | null => (heures === 0 ? null : heures);
