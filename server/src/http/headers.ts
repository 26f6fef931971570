import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { isApiRoute } from "./api-route.ts";

const OPTIONS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'none'"],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "img-src": ["'self'", "blob:"],
      // why: a PDF in place is a file of the page's own; browsers show none in a frame with a sandbox.
      "frame-src": ["blob:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
      "form-action": ["'self'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "frame-ancestors": ["'none'"],
    },
  },
  referrerPolicy: { policy: "same-origin" },
  crossOriginOpenerPolicy: { policy: "same-origin" },
  crossOriginResourcePolicy: { policy: "same-origin" },
  xFrameOptions: { action: "deny" },
} satisfies HelmetOptions;
const HSTS = { maxAge: 31_536_000, includeSubDomains: false };

/** Strict headers on every answer. Nothing is loaded from outside, nothing inline runs. */
export function registerHeaders(app: FastifyInstance, secure: boolean): void {
  const everywhere = {
    ...headersOf({ ...OPTIONS, hsts: secure && HSTS }),
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
  };
  const ofTheApi = { ...everywhere, "cache-control": "no-store", vary: "Cookie, Authorization" };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isApiRoute(request) ? ofTheApi : everywhere);
    done();
  });
}

/** why: they are the same for every answer, and working them out costs as much as the rest of a small one. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers = new Map<string, string>();
  const answer = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader() {} };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(headers);
}
