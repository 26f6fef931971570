import type { Profile } from "./profile.ts";

/** What stands in the avatar without a photo: initials, else the e-mail's first letter, else 'U'. */
export function initials(profile: Partial<Pick<Profile, "prenom" | "nom" | "email">>): string {
  const first = (value: string | null | undefined) => [...(value ?? "").trim()][0] ?? "";
  return (first(profile.prenom) + first(profile.nom) || first(profile.email) || "U").toUpperCase();
}

/** The full name, or the e-mail. */
export function displayName(profile: Pick<Profile, "prenom" | "nom" | "email">): string {
  return [profile.prenom, profile.nom].filter(Boolean).join(" ") || profile.email;
}
