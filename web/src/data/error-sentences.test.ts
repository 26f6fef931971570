import { ERRORS, type ErrorCode } from "@bosco/contract/errors";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { errorSpeech } from "./error-sentences.ts";

const ACTION = "Impossible d'ajouter le bateau.";
const refused = (code: ErrorCode, message: string = ERRORS[code].message) =>
  new ApiError(ERRORS[code].status, { code, message });

test.each([
  [
    "a limit in the server's own words",
    refused("LIMITE_ATTEINTE", "Limite de 1 bateau."),
    "Limite atteinte",
    "Limite de 1 bateau.",
  ],
  ["a row that is gone by what was attempted", refused("INTROUVABLE"), "Erreur", ACTION],
  ["a failure of ours by what was attempted", refused("ERREUR_INTERNE"), "Erreur", ACTION],
  [
    "an invalid value in the server's own words",
    refused("ENTREE_INVALIDE", "Le nom est requis."),
    "Erreur",
    "Le nom est requis.",
  ],
  [
    "a password that was not given",
    refused("MOT_DE_PASSE_DEMANDE"),
    "Action annulée",
    "Le mot de passe n’a pas été confirmé\u00a0: rien n’a changé.",
  ],
  [
    "no network",
    ApiError.offline(),
    "Hors ligne",
    "Pas de connexion\u00a0: rien n’a été enregistré. Réessayez dès que le réseau revient.",
  ],
  [
    "a lost answer",
    ApiError.unanswered(),
    "Pas de réponse",
    "Nous ne savons pas si cela a été enregistré. Vérifiez avant de recommencer.",
  ],
  [
    "a session that has ended",
    refused("NON_CONNECTE"),
    "Erreur",
    "Votre session est terminée. Reconnectez-vous pour continuer.",
  ],
])("%s is told", (_, error, title, description) => {
  expect(errorSpeech(error, ACTION)).toEqual({ title, description });
});

test("an action with a sentence of its own for an ended session says that one, and only of that", () => {
  const own = "Vous devez être connecté pour ajouter un bateau.";
  expect(errorSpeech(refused("NON_CONNECTE"), ACTION, own).description).toBe(own);
  expect(errorSpeech(refused("INTROUVABLE"), ACTION, own).description).toBe(ACTION);
});

test("whatever was thrown that is no answer of the server's is told by what was attempted", () => {
  expect(errorSpeech(ApiError.from(new TypeError("undefined is not a function")), ACTION).description).toBe(ACTION);
});
