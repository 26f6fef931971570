import { DIET_NAMES, foodNames, type GeneratorChoices, proposal } from "@bosco/domain/provisioning";
import type { JSONSchema7 } from "ai";
import { z } from "zod";
import { modelBreaker } from "../../ai/breaker.ts";
import { configuredModel, modelDeadline } from "../../ai/model.ts";
import { within } from "../../ai/within.ts";
import type { Config } from "../../config.ts";
import type { Turns } from "../../database/turns.ts";

interface Asking {
  signal: AbortSignal | undefined;
  takeCall: () => Promise<boolean>;
  turns: Turns;
}

/**
 * What the configured model proposes for a trip, unjudged; undefined when there is no model, the day's calls are used up,
 * or it failed, was too slow or said too much; and when it is thinking for this account already, on whatever server. The caller's own calculation is always good enough.
 */
export async function askModel(
  config: Config,
  accountId: string,
  choices: GeneratorChoices,
  { signal, takeCall, turns }: Asking,
): Promise<unknown> {
  const model = configuredModel(config);
  const breaker = modelBreaker(config);
  if (!model || breaker.isOpen(Date.now())) return undefined;
  const giveBack = await turns.take(`provisions ${accountId}`);
  if (!giveBack) return undefined;
  try {
    if (!(await takeCall())) return undefined;
    // why: most servers have no model, and the library would double the time the server takes to load.
    const { generateText, jsonSchema, Output } = await import("ai");
    const deadline = modelDeadline(config, signal);
    const asked = generateText({
      model,
      system: SYSTEM,
      prompt: describeTrip(choices),
      output: Output.object({ schema: jsonSchema<unknown>(WANTED) }),
      maxOutputTokens: 8_000,
      maxRetries: 0,
      abortSignal: deadline,
    });
    const answer = await within(deadline, asked);
    breaker.succeeded();
    return answer.output;
  } catch {
    if (!signal?.aborted) breaker.failed(Date.now());
    return undefined;
  } finally {
    await giveBack();
  }
}

// why: the shape is asked for, and not insisted on: what is good in a poor answer is still used.
const WANTED = z.toJSONSchema(proposal) as JSONSchema7;

const SYSTEM = `Tu aides l’équipage d’un bateau de plaisance à préparer son avitaillement. Tu proposes des menus variés et
des articles vendus en magasin, en français. Tu n’emploies que des aliments compatibles avec les régimes demandés.`;

/** Only the trip itself: nothing about the person or the boat. */
function describeTrip({ nombrePersonnes, nombreJours, saison, filtres }: GeneratorChoices): string {
  const diets = filtres.regimes.map((diet) => DIET_NAMES[diet]).join(", ") || "aucun";
  return `${nombrePersonnes} personnes, ${nombreJours} jours de navigation, saison : ${saison}. Régimes : ${diets}.
Familles : ${[
    filtres.alimentaire && "alimentation",
    filtres.boissons && "boissons",
    filtres.hygiene && "hygiène et nettoyage",
  ]
    .filter(Boolean)
    .join(", ")}.
Aliments connus : ${foodNames(filtres.regimes).join(" ; ")}.`;
}
