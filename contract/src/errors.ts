/**
 * Every error the API may answer with: `{ code, message, details? }`. The code is for programs, the message for people.
 * A handler may say more precisely what happened, within the same code.
 */
export const ERRORS = {
  ENTREE_INVALIDE: { status: 400, message: "Certaines informations sont invalides." },
  NON_CONNECTE: { status: 401, message: "Utilisateur non connecté" },
  INTERDIT: { status: 403, message: "Vous n’avez pas le droit de faire cela." },
  ROLE_INSUFFISANT: { status: 403, message: "Votre rôle sur ce bateau ne permet pas cela." },
  MOT_DE_PASSE_DEMANDE: { status: 403, message: "Confirmez votre mot de passe pour continuer." },
  ORIGINE_REFUSEE: { status: 403, message: "Cette demande ne vient pas de Bosco." },
  LIMITE_ATTEINTE: { status: 403, message: "Limite atteinte" },
  INTROUVABLE: { status: 404, message: "Cet élément n’existe pas ou n’existe plus." },
  METHODE_REFUSEE: { status: 405, message: "Cette action n’existe pas à cette adresse." },
  DEMANDE_TROP_LENTE: { status: 408, message: "La demande a mis trop de temps à arriver. Réessayez." },
  CONFLIT: { status: 409, message: "Cet élément a été modifié entre-temps. Rechargez-le avant de continuer." },
  DEJA_PRESENT: { status: 409, message: "Un élément identique existe déjà." },
  OPERATION_DIFFERENTE: { status: 409, message: "Cette opération a déjà servi à une autre demande." },
  REPRENDRE: { status: 410, message: "Cette copie est trop ancienne. Recommencez avec une copie complète." },
  TROP_GRAND: { status: 413, message: "L’envoi est trop volumineux." },
  TYPE_NON_ACCEPTE: { status: 415, message: "Ce type de contenu n’est pas accepté." },
  PHOTO_ILLISIBLE: { status: 422, message: "Cette photo ne peut pas être lue." },
  TROP_DE_DEMANDES: { status: 429, message: "Trop de demandes. Patientez un instant puis réessayez." },
  ERREUR_INTERNE: { status: 500, message: "Une erreur inattendue s’est produite." },
  INDISPONIBLE: { status: 503, message: "Le service est momentanément indisponible. Réessayez dans un instant." },
  ESPACE_INSUFFISANT: { status: 507, message: "Le serveur n’a plus de place. Réessayez plus tard." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Why `/readyz` says that a server can't serve. Nothing more precise is told: anybody may ask. */
export const NOT_READY = ["arret", "surcharge", "base_absente", "base_en_erreur", "premiers_comptes"] as const;
export type NotReady = (typeof NOT_READY)[number];

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  details?: { champs?: Record<string, string>; actuel?: unknown; reference?: string; raison?: NotReady };
}
