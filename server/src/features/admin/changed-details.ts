import type { UserChanges } from "@bosco/domain/account";

/** Fields whose values are no personal matter. */
const TOLD = ["role", "plan", "formule", "date_debut", "date_fin"] as const;
const PERSONAL = ["email", "prenom", "nom"] as const;

/** What the journal says of a change: values where they may be kept, and of personal ones only that they changed. */
export function changedDetails(before: object | undefined, after: UserChanges): Record<string, string> {
  const known = (before ?? {}) as Partial<Record<keyof UserChanges, unknown>>;
  const told = TOLD.filter((name) => after[name] && after[name] !== known[name]).map((name) => [
    name,
    `${after[name]}`,
  ]);
  const personal = PERSONAL.filter((name) => after[name] !== undefined && after[name] !== known[name]);
  return Object.fromEntries([...told, ...personal.map((name) => [name, "modifié"])]);
}
