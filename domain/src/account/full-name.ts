import type { Profile } from "./profile.ts";

/** Who somebody is to others: the full name, or the e-mail of whoever has given none. */
export function fullName({ prenom, nom, email }: Pick<Profile, "prenom" | "nom" | "email">): string {
  return [prenom, nom].filter(Boolean).join(" ") || email;
}

/** The same where others read it who need not know an address: of an e-mail, what stands before the @. */
export const nameAboard = (person: Pick<Profile, "prenom" | "nom" | "email">): string =>
  fullName({ ...person, email: person.email.replace(/@.*/, "") });
