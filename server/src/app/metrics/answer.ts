import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestListener } from "node:http";
import type { Registry } from "prom-client";

const hash = (text: string) => createHash("sha256").update(text).digest();

/** `GET /metrics`, to whoever brings the token if there is one. Nothing else is here. */
export function answerScrapes(registry: Registry, token: string | undefined): RequestListener {
  const expected = token === undefined ? undefined : hash(`Bearer ${token}`);
  return async ({ method, url, headers }, response) => {
    const end = (status: number, text: string, type = "text/plain; charset=utf-8") =>
      response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
    if (expected && !timingSafeEqual(hash(headers.authorization ?? ""), expected)) {
      response.setHeader("www-authenticate", "Bearer");
      return end(401, "A token is wanted.\n");
    }
    if (method !== "GET" || url !== "/metrics") return end(404, "The figures are at /metrics.\n");
    try {
      end(200, await registry.metrics(), registry.contentType);
    } catch {
      end(500, "The figures could not be read.\n");
    }
  };
}
