import { account } from "@bosco/contract";
import { boat } from "@bosco/domain/boats";
import { PAPER_FILE_TYPES, paper, seenFile } from "@bosco/domain/documents";
import { z } from "zod";
import { AUTH_ROUTES } from "../accounts/entry/auth-calls.ts";
import { operationsInput } from "./operations.ts";

/** One call, as an OpenAPI document describes it. */
type Operation = Record<string, unknown> & { operationId: string; summary: string; responses: object };

const jsonSchema = (schema: z.ZodType, io: "input" | "output" = "output") => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
const answer = (description: string, type: string, schema: object) => ({
  200: { description, content: { [type]: { schema } } },
});
const binary = { type: "string", contentEncoding: "binary" };
const parameter = (where: "path" | "query", name: string, schema: object, description: string) => ({
  name,
  in: where,
  required: where === "path",
  schema,
  description,
});
const form = (field: string, types: string) => ({
  required: true,
  content: {
    "multipart/form-data": {
      schema: { type: "object", required: [field], properties: { [field]: binary } },
      encoding: { [field]: { contentType: types } },
    },
  },
});
const photoForm = form("photo", "image/jpeg, image/png, image/webp, image/heic");
const uuid = { type: "string", format: "uuid" };
const anyone = { security: [] };

const paperId = parameter("path", "id", uuid, "Le papier");

const putPhoto = (operationId: string, row: z.ZodType, more: object = {}): Operation => ({
  operationId,
  summary: "Remplace la photo (10 Mo au plus, ré-encodée) et rend la ligne.",
  requestBody: photoForm,
  responses: answer("La ligne, avec sa nouvelle photo", "application/json", jsonSchema(row)),
  ...more,
});

const AUTH_SUMMARIES: Record<(typeof AUTH_ROUTES)[number]["path"], string> = {
  "/sign-up/email": "Ouvre un compte.",
  "/sign-in/email":
    "Connecte. Un programme (sans en-tête Origin) qui envoie x-bosco-jeton: 1 reçoit aussi un jeton (Bearer).",
  "/sign-in/demo": "Connecte au compte de démonstration, pour un jour. x-bosco-jeton: 1 comme ci-dessus.",
  "/sign-out": "Déconnecte.",
  "/get-session": "La session en cours, ou null.",
  "/request-password-reset": "Envoie un lien pour choisir un nouveau mot de passe.",
  "/reset-password": "Choisit un nouveau mot de passe, avec le jeton du lien.",
  "/verify-email": "Confirme une adresse, avec le jeton du lien.",
  "/send-verification-email": "Renvoie le lien de confirmation.",
  "/change-password": "Change le mot de passe.",
};

/** What the contract can't say: files that come and go, streams, and the auth library's own calls. */
export const OTHER_CALLS: Record<string, Record<string, Operation>> = {
  "/bateaux/{id}/photo": {
    put: putPhoto("boats.putPhoto", boat, { parameters: [parameter("path", "id", uuid, "Le bateau")] }),
  },
  "/profils_utilisateur/photo": { put: putPhoto("account.putPhoto", account) },
  "/documents/{id}/fichier": {
    put: {
      operationId: "documents.putFile",
      summary: "Remplace le fichier d’un papier (20 Mo au plus) et rend la ligne. Une image est ré-encodée.",
      parameters: [
        paperId,
        parameter(
          "query",
          "vu",
          jsonSchema(seenFile),
          "L’empreinte du fichier qui a été vu, ou « aucun »\u00a0: un autre arrivé entre-temps reste, et la réponse est 409.",
        ),
      ],
      requestBody: form("fichier", [...PAPER_FILE_TYPES, "image/heic"].join(", ")),
      responses: answer("La ligne, avec son nouveau fichier", "application/json", jsonSchema(paper)),
    },
    get: {
      operationId: "documents.getFile",
      summary: "Le fichier d’un papier, pour le propriétaire et l’équipage du bateau.",
      parameters: [
        paperId,
        parameter("query", "afficher", { type: "string", enum: ["1"] }, "1\u00a0: à montrer plutôt qu’à enregistrer"),
      ],
      responses: {
        200: {
          description: "Le fichier",
          content: Object.fromEntries(PAPER_FILE_TYPES.map((type) => [type, { schema: binary }])),
        },
      },
    },
  },
  "/photos/{name}": {
    get: {
      operationId: "photos.get",
      summary: "Une photo, pour son propriétaire seulement.",
      parameters: [parameter("path", "name", { type: "string" }, "La fin de son adresse")],
      responses: answer("La photo", "image/webp", binary),
    },
  },
  "/profils_utilisateur/donnees": {
    head: {
      operationId: "account.checkExport",
      summary: "Dit si l’export serait donné.",
      responses: {
        200: { description: "Il le serait" },
        403: { description: "Le mot de passe est demandé de nouveau" },
      },
    },
    get: {
      operationId: "account.export",
      summary: "Toutes les données du compte (JSON, CSV, photos). Demande une connexion récente.",
      responses: answer("Un fichier zip", "application/zip", binary),
    },
    post: {
      operationId: "account.import",
      summary: "Reprend un export dans un compte vide.",
      requestBody: form("fichier", "application/zip"),
      responses: answer("Ce qui a été repris", "application/json", {
        type: "object",
        properties: { lignes: { type: "integer" }, photos: { type: "integer" } },
      }),
    },
  },
  "/operations": {
    post: {
      operationId: "operations.send",
      summary:
        "Plusieurs écritures dans leur ordre, chacune une seule fois par son identifiant ; la première refusée arrête la suite.",
      requestBody: { content: { "application/json": { schema: jsonSchema(operationsInput, "input") } } },
      responses: answer("Ce que chacune a donné : { id, statut, corps }", "application/json", { type: "object" }),
    },
  },
  "/evenements": {
    get: {
      operationId: "events.follow",
      summary: "Ce qui change dans les lignes du compte, au fil de l’eau : { table, id, op }.",
      parameters: [
        parameter("query", "depuis", { type: "number" }, "Rappelle aussi les changements d’autant de millisecondes"),
      ],
      responses: answer("Des évènements, jusqu’à la fin de la session", "text/event-stream", { type: "string" }),
    },
  },
  "/calendrier.ics": {
    get: {
      ...anyone,
      operationId: "maintenance.feed",
      summary: "Les maintenances pour un agenda, derrière un secret.",
      parameters: [parameter("query", "jeton", { type: "string" }, "Le secret")],
      responses: answer("Un calendrier", "text/calendar", { type: "string" }),
    },
  },
  "/rappels/arret": {
    get: {
      ...anyone,
      operationId: "reminders.askToStop",
      summary: "Mène à la page qui arrête les e-mails de rappel : regarder l’adresse ne change rien.",
      parameters: [parameter("query", "jeton", { type: "string" }, "Le secret du lien")],
      responses: { 303: { description: "La page, avec le secret" } },
    },
  },
  ...authCalls(),
};

function authCalls(): typeof OTHER_CALLS {
  return Object.fromEntries(
    AUTH_ROUTES.map(({ method, path, access, input }) => {
      const schema = jsonSchema(input, "input") as { properties?: Record<string, object> };
      const isRead = method === "GET";
      const parameters = Object.entries(schema.properties ?? {}).map(([name, type]) =>
        parameter("query", name, type, name),
      );
      const operation: Operation = {
        ...(access === "anyone" && anyone),
        operationId: `auth.${path.slice(1).replaceAll("/", ".")}`,
        summary: AUTH_SUMMARIES[path],
        ...(isRead ? { parameters } : { requestBody: { content: { "application/json": { schema } } } }),
        responses: answer("Fait", "application/json", {}),
      };
      return [`/auth${path}`, { [method.toLowerCase()]: operation }];
    }),
  );
}
