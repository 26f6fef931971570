import { ERRORS, type ErrorCode } from "@bosco/contract/errors";
import { expect, test } from "vitest";
import { ApiError } from "../../data/api-error.ts";
import { asApiError, failureSpeech } from "./failure-speech.ts";

const refused = (code: ErrorCode, message: string = ERRORS[code].message) =>
  new ApiError(ERRORS[code].status, { code, message });
const free = { pro: false };

test.each([
  [
    "the day's limit",
    refused("TROP_DE_DEMANDES", "Limite quotidienne atteinte"),
    free,
    "Limite atteinte",
    /^Vous avez atteint la limite de 3 questions par jour pour l'essai gratuit\. Passez à l'abonnement Pro pour un accès illimité, ou revenez demain\.$/,
  ],
  [
    "the day's limit under another code",
    refused("LIMITE_ATTEINTE", "Limite quotidienne atteinte"),
    free,
    "Erreur",
    /^Limite de 3 questions par jour atteinte\. Passez à l'abonnement Pro pour un accès illimité\.$/,
  ],
  ["too fast", refused("TROP_DE_DEMANDES"), free, "Erreur", /^Trop de demandes\. Patientez/],
  [
    "a question in flight",
    refused("TROP_DE_DEMANDES", "Une question est déjà en cours."),
    free,
    "Erreur",
    /^Une question est déjà en cours\.$/,
  ],
  [
    "a Pro account's fair use",
    refused("TROP_DE_DEMANDES", "200 questions par jour au plus."),
    { pro: true },
    "Erreur",
    /^200 questions par jour au plus\.$/,
  ],
  ["a text of the server's", refused("INDISPONIBLE"), free, "Erreur", /^Le service est momentanément indisponible/],
  [
    "an input refused",
    refused("ENTREE_INVALIDE", "question : 2 000 caractères au maximum."),
    free,
    "Erreur",
    /^question : 2 000 caractères/,
  ],
  ["a failure nobody foresaw", refused("ERREUR_INTERNE"), free, "Erreur", /^Une erreur inattendue s'est produite\.$/],
])("%s", (_, error, account, title, description) => {
  const speech = failureSpeech(error, account);
  expect(speech.title).toBe(title);
  expect(speech.description).toMatch(description);
});

test("without a network the assistant can't be reached", () => {
  const error = asApiError(new TypeError("network error"));
  expect(failureSpeech(error, free).description).toBe("Impossible de contacter l'assistant nautique.");
});

test("an error within the stream keeps its code and its sentence", () => {
  const thrown = Object.assign(new Error("Le service est indisponible."), { code: "INDISPONIBLE", status: 503 });
  expect(asApiError(thrown)).toMatchObject({
    code: "INDISPONIBLE",
    status: 503,
    message: "Le service est indisponible.",
  });
});

test("whatever else is thrown is unexpected", () => {
  expect(failureSpeech(asApiError(new Error("boum")), free).description).toBe("Une erreur inattendue s'est produite.");
});
