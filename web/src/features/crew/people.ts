import type { Activity } from "@bosco/domain/crew";

/** No person in particular. */
export const EVERYBODY = "";

type Done = Pick<Activity, "auteur" | "auteur_id">;

/** By account; whoever has none any more, by the name that is left. */
const personOf = ({ auteur_id, auteur }: Done) => auteur_id ?? auteur;

/** Who has done something, by name, each as he is called in the newest of it. */
export function peopleOf(newestFirst: readonly Done[]): { id: string; nom: string }[] {
  const names = new Map([...newestFirst].reverse().map((done) => [personOf(done), done.auteur]));
  return [...names].map(([id, nom]) => ({ id, nom })).sort((a, b) => a.nom.localeCompare(b.nom, "fr"));
}

/** What one person has done. */
export const doneBy = <D extends Done>(person: string, done: readonly D[]): readonly D[] =>
  person === EVERYBODY ? done : done.filter((one) => personOf(one) === person);
