import type { ErrorCode } from "@bosco/contract/errors";
import type { ApiError } from "./api-error.ts";
import type { ClientErrorCode } from "./no-answer.ts";
import { SPOKEN_END } from "./session-end.ts";
import { withReference } from "./with-reference.ts";

type Speech =
  /** What the feature says of a failed action ('Impossible d'ajouter le bateau.') is enough. */
  | { say: "action" }
  /** The server's own sentence says more than we could. */
  | { say: "server"; title?: string }
  | { say: "this"; title?: string; sentence: string };

/** While nobody knows whether a write arrived, and once we no longer ask by ourselves. */
export const UNANSWERED = "Pas de réponse\u00a0: nous vérifions…";
export const STILL_UNKNOWN = "Nous ne savons pas si cela a été enregistré. Vérifiez avant de recommencer.";

/** Without a network, of a write that the browser could not keep either. */
export const NOT_KEPT = {
  title: "Hors ligne",
  description:
    "Pas de connexion, et ce navigateur n’a pas pu garder la modification (stockage plein ou navigation privée)\u00a0: rien n’a été enregistré.",
};

/** How each error is told to a person. A code without an entry does not compile. */
const SPEECH: Record<ErrorCode | ClientErrorCode, Speech> = {
  ENTREE_INVALIDE: { say: "server" },
  NON_CONNECTE: { say: "this", sentence: SPOKEN_END },
  INTERDIT: { say: "server" },
  ROLE_INSUFFISANT: { say: "server" },
  MOT_DE_PASSE_DEMANDE: {
    say: "this",
    title: "Action annulée",
    sentence: "Le mot de passe n’a pas été confirmé\u00a0: rien n’a changé.",
  },
  ORIGINE_REFUSEE: { say: "server" },
  LIMITE_ATTEINTE: { say: "server", title: "Limite atteinte" },
  INTROUVABLE: { say: "action" },
  METHODE_REFUSEE: { say: "action" },
  DEMANDE_TROP_LENTE: { say: "server" },
  CONFLIT: { say: "server" },
  DEJA_PRESENT: { say: "server" },
  OPERATION_DIFFERENTE: { say: "action" },
  REPRENDRE: { say: "server" },
  TROP_GRAND: { say: "server" },
  TYPE_NON_ACCEPTE: { say: "server" },
  PHOTO_ILLISIBLE: { say: "server" },
  TROP_DE_DEMANDES: { say: "server" },
  ERREUR_INTERNE: { say: "action" },
  INDISPONIBLE: { say: "server" },
  ESPACE_INSUFFISANT: { say: "server" },
  HORS_LIGNE: {
    say: "this",
    title: "Hors ligne",
    sentence: "Pas de connexion\u00a0: rien n’a été enregistré. Réessayez dès que le réseau revient.",
  },
  SANS_REPONSE: { say: "this", title: "Pas de réponse", sentence: STILL_UNKNOWN },
};

/** The toast for a failed action: its title, and what to say. A failure of the server's ends with its number. */
export function errorSpeech(
  error: ApiError,
  action: string,
  signedOut = SPOKEN_END,
): { title: string } & ReturnType<typeof withReference> {
  if (error.code === "NON_CONNECTE") return { title: "Erreur", description: signedOut };
  const speech = SPEECH[error.code];
  const title = ("title" in speech && speech.title) || "Erreur";
  if (speech.say === "action") return { title, ...withReference(error, action) };
  return { title, ...withReference(error, speech.say === "server" ? error.message : speech.sentence) };
}

/** Said of a write that waits on this device. */
export const KEPT_HERE = {
  title: "Gardé sur cet appareil",
  description: "La modification sera envoyée dès que le réseau le permet.",
};
