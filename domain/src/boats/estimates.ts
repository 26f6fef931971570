import { ESTIMATE_NAMES, ESTIMATED_FIELDS, ESTIMATES, type EstimatedField } from "./estimated-in.ts";

/** A note that says which figures are estimates; without any, the sentence is gone. */
export function noteEstimates(note: string | null, fields: readonly EstimatedField[]): string | null {
  const names = ESTIMATED_FIELDS.filter((field) => fields.includes(field)).map((field) => ESTIMATE_NAMES[field]);
  const sentence = names.length > 0 ? `Estimations à corriger\u00a0: ${names.join(", ")}.` : "";
  const before = note ?? "";
  // why a function: in a replacement text $ has a meaning.
  const after = ESTIMATES.test(before)
    ? before.replace(ESTIMATES, () => sentence)
    : [before, sentence].filter(Boolean).join("\n");
  return after.replace(/\n{3,}/g, "\n\n").trim() || null;
}
