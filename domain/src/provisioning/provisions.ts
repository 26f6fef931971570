import { generateProvisions, type Provisions } from "./generate.ts";
import type { GeneratorChoices } from "./generator.ts";
import { completeProposal } from "./proposal.ts";
import type { Generation } from "./schema.ts";

const PRO_ONLY = "Le générateur d'avitaillement est disponible avec l'abonnement Pro.";
const OWNER_PRO_ONLY =
  "Le générateur d’avitaillement est disponible à bord quand le propriétaire du bateau a l’abonnement Pro.";

/** Why a list is not generated for a boat, if it is not: what a boat may do follows its owner's plan. */
export function generatorRefusal({
  pro,
  isAnothers = false,
}: {
  pro: boolean;
  isAnothers?: boolean;
}): string | undefined {
  if (pro) return undefined;
  return isAnothers ? OWNER_PRO_ONLY : PRO_ONLY;
}

/** A list for a trip, and what made it. */
export type Generated = Provisions & Pick<Generation, "origine">;

/** The list for a trip: calculated and, where a model is asked for a proposal, enriched by what is sound of that. */
export async function provisionsFor(
  { filtres, ...trip }: GeneratorChoices,
  propose?: (choices: GeneratorChoices) => Promise<unknown>,
): Promise<Generated> {
  const choices = { ...trip, filtres: { ...filtres, regimes: [...new Set(filtres.regimes)] } };
  const calculated = generateProvisions(choices);
  const isWorthAsking = calculated.articles.length > 0;
  const { used, ...provisions } = completeProposal(calculated, isWorthAsking && (await propose?.(choices)), choices);
  return { ...provisions, origine: used ? "ia" : "calcul" };
}
