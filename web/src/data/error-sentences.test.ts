import { ERRORS, type ErrorCode } from "@bosco/contract/errors";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { errorSpeech } from "./error-sentences.ts";

afterEach(() => vi.unstubAllGlobals());

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

const ofOurs = (code: ErrorCode, reference: unknown = "1a2b3c4d", status: number = ERRORS[code].status) =>
  new ApiError(status, { code, message: ERRORS[code].message, details: { reference } as never });

describe("the number of a failure of ours", () => {
  test.each([
    ["ERREUR_INTERNE", `${ACTION} Référence\u00a0: 1a2b3c4d`],
    ["INDISPONIBLE", `${ERRORS.INDISPONIBLE.message} Référence\u00a0: 1a2b3c4d`],
    ["ESPACE_INSUFFISANT", `${ERRORS.ESPACE_INSUFFISANT.message} Référence\u00a0: 1a2b3c4d`],
  ] as const)("is told: %s", (code, description) => {
    expect(errorSpeech(ofOurs(code), ACTION).description).toBe(description);
  });

  test.each([
    ["of what the caller did", ofOurs("INTROUVABLE")],
    ["that is none of ours", ofOurs("ERREUR_INTERNE", "<b>1a2b3c4d</b>")],
    ["that is missing", ofOurs("ERREUR_INTERNE", null)],
    ["of what never had an answer", ofOurs("ERREUR_INTERNE", "1a2b3c4d", 0)],
  ])("is not told: %s", (_, error) => {
    expect(errorSpeech(error, ACTION)).toEqual({ title: "Erreur", description: ACTION });
  });

  test("is copied with a press, while the message stands longer than usual", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const { action, seconds } = errorSpeech(ofOurs("ERREUR_INTERNE"), ACTION);
    expect([action?.label, seconds]).toEqual(["Copier la référence", 15]);
    action?.onPress();
    expect(copied).toEqual(["1a2b3c4d"]);
  });

  test("has nothing to press where there is no clipboard", () => {
    vi.stubGlobal("navigator", {});
    expect(errorSpeech(ofOurs("ERREUR_INTERNE"), ACTION).action).toBeUndefined();
  });
});

test("an action with a sentence of its own for an ended session says that one, and only of that", () => {
  const own = "Vous devez être connecté pour ajouter un bateau.";
  expect(errorSpeech(refused("NON_CONNECTE"), ACTION, own).description).toBe(own);
  expect(errorSpeech(refused("INTROUVABLE"), ACTION, own).description).toBe(ACTION);
});

test("whatever was thrown that is no answer of the server's is told by what was attempted", () => {
  expect(errorSpeech(ApiError.from(new TypeError("undefined is not a function")), ACTION).description).toBe(ACTION);
});
