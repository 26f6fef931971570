import { type GeneratorChoices, generatorRefusal, provisionsFor } from "@bosco/domain/provisioning";
import { ApiError } from "../../data/api-error.ts";

/** The list for a trip on one's own boat, made on this device as the server makes it without a model. */
export function calculateList(choices: GeneratorChoices, account: { pro: boolean }) {
  const message = generatorRefusal(account);
  if (message) throw new ApiError(403, { code: "INTERDIT", message });
  return provisionsFor(choices);
}
