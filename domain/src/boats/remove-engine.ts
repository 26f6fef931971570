import { counted } from "../french/index.ts";

const them = (count: number) => (count === 1 ? "la" : "les");

/** Why an engine stays aboard: work that is about it has to go first, or to another. */
export function refuseEngineRemoval(works: number): string | undefined {
  if (works === 0) return undefined;
  return `Ce moteur a encore ${counted(works, "maintenance")}\u00a0: rattachez-${them(works)} à un autre moteur ou supprimez-${them(works)} d’abord.`;
}
