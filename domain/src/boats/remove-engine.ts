import { counted } from "../french/index.ts";

const them = (count: number) => (count === 1 ? "la" : "les");

/** Why an engine stays aboard: work that is about it has to go first, or to another. */
export function refuseEngineRemoval(id: string, works: readonly { moteur_id: string | null }[]): string | undefined {
  const count = works.filter(({ moteur_id }) => moteur_id === id).length;
  if (count === 0) return undefined;
  return `Ce moteur a encore ${counted(count, "maintenance")}\u00a0: rattachez-${them(count)} à un autre moteur ou supprimez-${them(count)} d’abord.`;
}
