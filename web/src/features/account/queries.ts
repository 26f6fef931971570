import { ERRORS, type ErrorCode, type Session } from "@bosco/contract";
import { frenchDay } from "@bosco/domain/french";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { ApiError, isErrorBody } from "../../data/api-error.ts";
import { askServer } from "../../data/ask-server.ts";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { ownRows } from "../../data/own-rows.ts";
import { sendUpload } from "../../data/uploads.ts";

export const subscriptionsQuery = ownRows("abonnements");

/** Devices come and go without a word: asked each time. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }): Promise<Session[]> => api.account.sessions(undefined, { signal }),
  staleTime: 0,
});

export const EXPORT_ADDRESS = "/api/profils_utilisateur/donnees";

/** why: an answer to HEAD has no body that could say more. */
const EXPORT_REFUSALS: Record<number, ErrorCode> = {
  401: "NON_CONNECTE",
  403: "MOT_DE_PASSE_DEMANDE",
  429: "TROP_DE_DEMANDES",
  503: "INDISPONIBLE",
};

/** Asks whether the export would be given, since a page can't see how a download ends. */
export async function checkExport(): Promise<void> {
  const response = await fetch(EXPORT_ADDRESS, { method: "HEAD" }).catch(() => {
    throw ApiError.offline();
  });
  if (response.ok) return;
  const code = EXPORT_REFUSALS[response.status] ?? "ERREUR_INTERNE";
  throw new ApiError(response.status, { code, message: ERRORS[code].message });
}

/** A hundred megabytes over a slow link. */
const IMPORT_PATIENCE_MS = 60 * 60_000;

interface Imported {
  lignes: number;
  photos: number;
  /** Files of papers. */
  papiers: number;
}

/** An export comes back. Sent again by the same operation, it answers what the first time did. */
export async function importData(file: File, operationId: string): Promise<Imported> {
  const body = new FormData();
  body.append("fichier", file);
  const headers = { "idempotency-key": operationId };
  const response = await askServer(EXPORT_ADDRESS, { method: "POST", body, headers }, IMPORT_PATIENCE_MS);
  const answer: unknown = await response.json();
  if (response.ok) return answer as Imported;
  throw isErrorBody(answer) ? new ApiError(response.status, answer) : ApiError.unanswered();
}

export const saveProfile = defineCommand({
  call: "account.update",
  tables: ["profils_utilisateur"],
  failure: "Impossible de mettre à jour votre profil.",
  success: succeeded("Profil mis à jour avec succès\u00a0!"),
});

export const removeProfilePhoto = defineCommand({
  call: "account.removePhoto",
  tables: ["profils_utilisateur"],
  failure: "Impossible de sauvegarder le profil.",
  success: succeeded("Profil sauvegardé avec succès."),
});

export const uploadProfilePhoto = (photo: File, operationId: string, onProgress: (share: number) => void) =>
  sendUpload("account.putPhoto", { photo }, operationId, onProgress);

/** Without a network, or behind what waits already: the photo waits on the device. */
export const keepProfilePhoto = defineCommand({
  call: "account.putPhoto",
  tables: ["profils_utilisateur"],
  failure: "Impossible de sauvegarder le profil.",
  success: succeeded("Profil sauvegardé avec succès."),
});

export const simulatePayment = defineCommand({
  call: "account.simulatePayment",
  tables: ["abonnements", "profils_utilisateur"],
  failure: "Impossible de simuler le paiement.",
  success: () => ({ title: "Simulation réussie", description: "Votre compte est maintenant Pro." }),
});

export const cancelSubscription = defineCommand({
  call: "account.cancelSubscription",
  tables: ["abonnements", "profils_utilisateur"],
  failure: "Impossible de résilier l’abonnement.",
  success: ({ date_fin }) => ({
    title: "Abonnement résilié",
    description: `L’accès Pro se poursuit jusqu’au ${frenchDay((date_fin ?? "").slice(0, 10))}.`,
  }),
});

export const withdrawSubscription = defineCommand({
  call: "account.withdrawSubscription",
  tables: ["abonnements", "profils_utilisateur"],
  failure: "Impossible de renoncer à l’abonnement.",
  success: () => ({ title: "Rétractation enregistrée", description: "Votre compte est redevenu gratuit." }),
});

export const endSession = defineCommand({
  call: "account.endSession",
  tables: [],
  failure: "Impossible de déconnecter cet appareil.",
  success: succeeded("Appareil déconnecté."),
});

export const endOtherSessions = defineCommand({
  call: "account.endOtherSessions",
  tables: [],
  failure: "Impossible de déconnecter les autres appareils.",
  success: succeeded("Les autres appareils sont déconnectés."),
});

export const deleteAccount = defineCommand({
  call: "account.remove",
  tables: [],
  failure: "Impossible de supprimer le compte.",
  success: () => ({ title: "Compte supprimé", description: "Vos données, vos photos et vos papiers sont effacés." }),
  ended: {
    title: "Session terminée",
    description:
      "La réponse s’est perdue, mais votre compte est sans doute supprimé. Si vous pouvez encore vous connecter, recommencez.",
  },
});
