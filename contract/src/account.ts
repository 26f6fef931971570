import { profile, profileChanges, subscription } from "@bosco/domain/account";
import { z } from "zod";
import { anyone, user } from "./access.ts";

/** Who is signed in, with everything the chrome of the application shows. */
export const account = profile.extend({ pro: z.boolean() });
export type Account = z.infer<typeof account>;

const line = z.string().nullable();

/** What the operator of this server says about it: the blanks of the legal pages, and what sign-up needs. */
export const site = z.object({
  courriel_actif: z.boolean(),
  editeur: line,
  forme_juridique: line,
  capital: line,
  adresse: line,
  telephone: line,
  email: line,
  siret: line,
  tva: line,
  directeur_publication: line,
  hebergeur: line,
  hebergeur_adresse: line,
  hebergeur_telephone: line,
  mediateur: line,
});
export type Site = z.infer<typeof site>;

export const accountContract = {
  me: user.route({ method: "GET", path: "/profils_utilisateur" }).output(account),
  update: user.route({ method: "PATCH", path: "/profils_utilisateur" }).input(profileChanges).output(account),
  subscriptions: user.route({ method: "GET", path: "/abonnements" }).output(z.array(subscription)),
  site: anyone.route({ method: "GET", path: "/site" }).output(site),
};
