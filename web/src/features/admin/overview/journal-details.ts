import type { JournalEntry } from "@bosco/domain/account";
import { frenchDay } from "@bosco/domain/french";

const asIs = (value: string) => value;
const day = (value: string) => frenchDay(value.slice(0, 10));

/** What the journal keeps of a change, in the order and the words of the form. */
const FIELDS: Record<string, { name: string; say: (value: string) => string }> = {
  prenom: { name: "prénom", say: asIs },
  nom: { name: "nom", say: asIs },
  email: { name: "e-mail", say: asIs },
  role: { name: "rôle", say: (value) => (value === "admin" ? "Administrateur" : "Utilisateur") },
  plan: { name: "plan", say: (value) => (value === "gratuit" ? "Gratuit" : "Pro") },
  formule: { name: "formule", say: asIs },
  date_debut: { name: "début", say: day },
  date_fin: { name: "fin", say: day },
};

/** « rôle Utilisateur, plan Pro, fin 15/12/2026 » */
export function journalDetails(details: JournalEntry["details"]): string {
  return Object.entries(FIELDS)
    .flatMap(([field, { name, say }]) => (details[field] === undefined ? [] : [`${name} ${say(details[field])}`]))
    .join(", ");
}
