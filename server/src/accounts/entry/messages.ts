/** The auth library's codes that a person may meet, in the specification's words. */
const MESSAGES: Record<string, string> = {
  EMAIL_NOT_VERIFIED: "Veuillez confirmer votre e-mail avant de vous connecter. Vérifiez votre boîte de réception.",
  USER_ALREADY_EXISTS: "Cet e-mail est déjà enregistré. Essayez de vous connecter.",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "Cet e-mail est déjà enregistré. Essayez de vous connecter.",
  INVALID_EMAIL_OR_PASSWORD: "E-mail ou mot de passe incorrect.",
  INVALID_PASSWORD: "Mot de passe incorrect.",
  INVALID_EMAIL: "Adresse e-mail invalide.",
  PASSWORD_TOO_SHORT: "Le mot de passe doit comporter au moins 6 caractères.",
  PASSWORD_TOO_LONG: "Le mot de passe doit comporter au plus 128 caractères.",
  PASSWORD_TOO_COMMON: "Ce mot de passe est trop courant : il serait deviné en un instant. Choisissez-en un autre.",
  INVALID_TOKEN: "Ce lien n’est plus valable. Demandez-en un nouveau.",
  TOKEN_EXPIRED: "Ce lien n’est plus valable. Demandez-en un nouveau.",
  RESERVED_EMAIL: "Cette adresse est réservée.",
  DEMO_ACCOUNT: "Le compte de démonstration ne peut pas être modifié.",
  MAIL_NOT_CONFIGURED: "Ce serveur n’envoie pas d’e-mail : demandez un nouveau mot de passe à son administrateur.",
  FAILED_TO_CREATE_USER: "Erreur lors de l'inscription. Vérifiez vos informations.",
  UNAUTHORIZED: "Utilisateur non connecté",
};

export function authMessage(code: string | undefined, status: number): string {
  if (code && MESSAGES[code]) return MESSAGES[code];
  if (status === 401) return "Utilisateur non connecté";
  if (status === 400 || status === 422) return "Certaines informations sont invalides.";
  return "Une erreur s'est produite.";
}
