import { contract } from "@bosco/contract";
import { type JSONSchema, OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance } from "fastify";
import { API_PAGE_STYLE, renderApiPage } from "./api-page.ts";
import { OTHER_CALLS } from "./other-calls.ts";

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;

let document: Promise<Document> | undefined;

/** Every call as an OpenAPI 3.1 document, generated when first asked for: the contract's, and those beside it. */
function openApiDocument(): Promise<Document> {
  document ??= describeContract().then((described) => {
    const paths: Record<string, object | undefined> = { ...described.paths };
    for (const [path, calls] of Object.entries(OTHER_CALLS)) paths[path] = { ...paths[path], ...calls };
    return { ...described, paths };
  });
  return document;
}

function describeContract(): Promise<Document> {
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: "Bosco",
      version: "1.0.0",
      description:
        "API de Bosco. Une erreur est un objet { code, message, details? }. Une écriture peut porter l’en-tête Idempotency-Key (UUID) : envoyée deux fois, elle n’a lieu qu’une fois. L’en-tête bosco-age (secondes entières) dit depuis quand elle attend sur un appareil : ce qu’elle date a l’heure de l’appui.",
    },
    servers: [{ url: "/api" }],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "bosco.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
    security: [{ session: [] }, { bearer: [] }],
    customErrorResponseBodySchema: (declared) => ({
      anyOf: [...declared.map(([code, , , details]) => errorSchema({ const: code }, details)), errorSchema()],
    }),
  });
}

/** The body of an error, as `errorBody` writes it. */
const errorSchema = (code: JSONSchema = { type: "string" }, details: JSONSchema = { type: "object" }): JSONSchema => ({
  type: "object",
  properties: { code, message: { type: "string" }, details },
  required: ["code", "message"],
});

export function registerApiDocs(app: FastifyInstance): void {
  app.get("/api/openapi.json", async () => openApiDocument());
  app.get("/api/docs", async (_request, reply) => {
    return reply.type("text/html; charset=utf-8").send(renderApiPage(await openApiDocument()));
  });
  app.get("/api/docs.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(API_PAGE_STYLE));
}
