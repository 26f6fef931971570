import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readCookie } from "../accounts/sessions/session-cookie.ts";
import { PLACES } from "../places.ts";
import { fail } from "../refusals.ts";
import { type Filling, type ReadyPage, readDrawnPages } from "./drawn-pages.ts";

interface StaticFilesOptions {
  folder?: string | undefined;
  filling: Filling;
  /** The cookie that says a page is not for a visitor; whether its session still runs, the page finds out. */
  cookieName: string;
}

/** The built web application. Hashed assets are kept for ever; every other path is a page of the application. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { folder = PLACES.webBuild, ...options }: StaticFilesOptions,
) {
  if (!existsSync(join(folder, "index.html"))) return; // development: Vite serves it
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ["**/drawn-pages.json*", "**/index.html*"],
    setHeaders: (reply, path) => {
      const hashed = relative(folder, path).startsWith(`assets${sep}`);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.get("/assets/*", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    throw fail("INTROUVABLE");
  });
  const pageFor = readDrawnPages(folder, options.filling);
  // why: what the service worker shows without a network is the same for everybody, so it asks without a session too.
  app.get("/frames/owner.html", async (request, reply) =>
    pageFor ? sendPage(request, reply, await pageFor("/", true)) : reply.sendFile("index.html"),
  );
  app.get("/frames/bare.html", (_request, reply) => reply.sendFile("index.html"));
  app.get("/*", async (request, reply) => {
    if (!pageFor || !isFramed(request.url.split("?", 1)[0] ?? "")) return reply.sendFile("index.html");
    const hasSession = readCookie(request.headers.cookie, options.cookieName) !== undefined;
    return sendPage(request, reply, await pageFor(request.url, hasSession));
  });
}

/** why: a page below another takes the whole screen, without the frame; where the link of a reminder leads is below none. */
const isFramed = (path: string) => path.lastIndexOf("/") === 0 || path === "/rappels/arret";

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  reply.headers({ "cache-control": "no-cache", vary: "Cookie, Accept-Encoding", etag: page.etag });
  if (headers["if-none-match"] === page.etag) return reply.status(304).send();
  const accepted = String(headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(encoding ? page[encoding] : page.plain);
}
