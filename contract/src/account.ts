import { instant, uuid } from "@bosco/domain";
import { FORMULES, profile, profileChanges, subscription } from "@bosco/domain/account";
import { z } from "zod";
import { anyone, user } from "./access.ts";

/** Who is signed in, with everything the chrome of the application shows. */
export const account = profile.extend({ pro: z.boolean() });
export type Account = z.infer<typeof account>;

const line = z.string().nullable();

/** What the operator of this server says about it: the blanks of the legal pages, and what sign-up needs. */
const site = z.object({
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

/** A device that is signed in. Its token is nobody's to see. */
const session = z.object({
  id: uuid,
  courante: z.boolean(),
  appareil: z.string().nullable(),
  adresse_ip: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Session = z.infer<typeof session>;

/** What a person types to delete the account. */
export const DELETION_WORD = "SUPPRIMER";

const byId = z.strictObject({ id: uuid });
const done = z.object({ success: z.literal(true), message: z.string() });

export const accountContract = {
  me: user.route({ method: "GET", path: "/profils_utilisateur" }).output(account),
  update: user.route({ method: "PATCH", path: "/profils_utilisateur" }).input(profileChanges).output(account),
  removePhoto: user.route({ method: "DELETE", path: "/profils_utilisateur/photo" }).output(account),
  remove: user
    .route({ method: "DELETE", path: "/profils_utilisateur" })
    .input(z.strictObject({ confirmation: z.literal(DELETION_WORD, `Écrivez ${DELETION_WORD} pour confirmer.`) }))
    .output(done),
  sessions: user.route({ method: "GET", path: "/profils_utilisateur/sessions" }).output(z.array(session)),
  endSession: user
    .route({ method: "DELETE", path: "/profils_utilisateur/sessions/{id}" })
    .input(byId)
    .output(z.array(session)),
  endOtherSessions: user
    .route({ method: "POST", path: "/profils_utilisateur/sessions/fermer-les-autres" })
    .output(z.array(session)),
  simulatePayment: user
    .route({ method: "POST", path: "/fonctions/simuler-paiement" })
    .input(z.strictObject({ plan: z.enum(FORMULES, "Choisissez la formule mensuelle ou annuelle.") }))
    .output(done.extend({ error: z.null() })),
  /** Ends at the end of its period. */
  cancelSubscription: user
    .route({ method: "POST", path: "/abonnements/{id}/resilier" })
    .input(byId)
    .output(subscription),
  /** Ends at once, within fourteen days of its start. */
  withdrawSubscription: user
    .route({ method: "POST", path: "/abonnements/{id}/renoncer" })
    .input(byId)
    .output(subscription),
  subscriptions: user.route({ method: "GET", path: "/abonnements" }).output(z.array(subscription)),
  site: anyone.route({ method: "GET", path: "/site" }).output(site),
};
