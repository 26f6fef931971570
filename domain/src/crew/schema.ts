import { z } from "zod";
import { email, instant, text, uuid } from "../fields/index.ts";
import { BOAT_ROLES, MEMBER_ROLES } from "./roles.ts";

export const memberRole = z.enum(MEMBER_ROLES, "Choisissez un rôle : lecture, équipage ou gestion.");
const boatRole = z.enum(BOAT_ROLES);

/** Where an invitation stands. */
export const SHARE_STATES = ["en attente", "acceptée", "expirée"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

const person = z.object({ id: uuid.nullable(), nom: z.string() });

/** A share of one's own boat. The role of one that hands the boat over is `proprietaire`: what its guest becomes. */
export const givenShare = z.object({
  id: uuid,
  bateau_id: uuid,
  email: z.string(),
  role: boatRole,
  etat: z.enum(SHARE_STATES),
  /** Who has accepted it. */
  membre: person.nullable(),
  expire_le: instant.nullable(),
  created_at: instant,
});
export type GivenShare = z.infer<typeof givenShare>;

/** A share of somebody else's boat. */
export const receivedShare = z.object({
  id: uuid,
  bateau_id: uuid,
  role: memberRole,
  proprietaire: person,
  accepte_le: instant,
});
export type ReceivedShare = z.infer<typeof receivedShare>;

export const shares = z.object({ donnes: z.array(givenShare), recus: z.array(receivedShare) });
export type Shares = z.infer<typeof shares>;

export const newShare = z.strictObject({ bateau_id: uuid, email, role: memberRole });
export const handover = z.strictObject({ id: uuid, email });

/** The secret of an invitation, as its link ends: `?jeton=`. */
export const invitationSecret = z.strictObject({
  jeton: z.string({ error: "Une invitation est attendue." }).regex(/^[\w-]{43}$/, "Ce lien n’est pas complet."),
});

/** What its link tells of an invitation before it is accepted. */
export const invitation = z.object({
  bateau: z.string(),
  proprietaire: z.string(),
  role: boatRole,
  email: z.string(),
  expire_le: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const ACTIVITY_KINDS = [
  "maintenance",
  "stock",
  "articles",
  "checklist",
  "heures",
  "liste",
  "papier",
  "papier_renouvele",
  "arrivee",
  "depart",
  "cession",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that somebody did aboard. */
export const activity = z.object({
  id: uuid,
  bateau_id: uuid,
  auteur: text(1, 254),
  /** Null when its account is gone. */
  auteur_id: uuid.nullable(),
  action: z.enum(ACTIVITY_KINDS),
  /** What it was done to, such as the title of a maintenance. */
  objet: text(0, 200),
  /** To how many, where it is counted. */
  nombre: z.int().min(1),
  created_at: instant,
});
export type Activity = z.infer<typeof activity>;

/** A row as it is shown to whoever may be another than its owner. */
export const seenByCrew = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  row.extend({
    /** Whose it is, when it is not the caller's own. */
    proprietaire_id: uuid.optional(),
  });
/** What `seenByCrew` adds. */
export interface MaybeAnothers {
  proprietaire_id?: string | undefined;
}
