import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { PLACES } from "../places.ts";
import { fail } from "../refusals.ts";

/** The built web application. Hashed assets are kept for ever; every other path is a page of the application. */
export async function registerStaticFiles(app: FastifyInstance, folder = PLACES.webBuild): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return; // development: Vite serves it
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = relative(folder, path).startsWith(`assets${sep}`);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/assets/*", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    throw fail("INTROUVABLE");
  });
  app.get("/*", async (_request, reply) => reply.sendFile("index.html"));
}
