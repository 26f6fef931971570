import { z } from "zod";
import { email, instant, optionalText, uuid } from "../fields/index.ts";

export const ROLES = ["user", "admin"] as const;

const profileFields = z.object({
  prenom: optionalText(80),
  nom: optionalText(80),
  telephone: optionalText(40),
  adresse: optionalText(500),
});

export const profile = profileFields.extend({
  id: uuid,
  email,
  role: z.enum(ROLES, "Rôle inconnu."),
  photo_profil_url: z.string().nullable(),
  est_demo: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type Profile = z.infer<typeof profile>;
export const profileChanges = profileFields.partial().strict();
