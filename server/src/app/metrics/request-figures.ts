import type { FastifyInstance } from "fastify";
import type { Registry } from "prom-client";
import { judgedAges } from "../../api/made-at.ts";
import type { Prom } from "./prom.ts";

const LATENCY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From a press whose network was slow to a voyage of a month. */
const AGE_SECONDS = [1, 10, 60, 600, 3_600, 21_600, 86_400, 604_800, 2_592_000];

/**
 * Requests by what the route is called, never by what was asked for: an address holds ids and tokens. A stream counts as a request
 * and has no duration, since it lasts as long as its reader does. Whoever left unanswered is `gone`.
 */
export function measureRequests({ Counter, Histogram }: Prom, registers: Registry[]) {
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Counter({
    name: "bosco_http_requests_total",
    help: "Requests answered.",
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: "bosco_http_request_seconds",
    help: "How long requests took that are no streams.",
    labelNames,
    buckets: LATENCY_SECONDS,
    registers,
  });
  const ages = new Histogram({
    name: "bosco_outbox_age_seconds",
    help: "How long writes had waited on their device when they arrived.",
    buckets: AGE_SECONDS,
    registers,
  });
  return (app: FastifyInstance) => {
    app.addHook("onRequest", (request, reply, done) => {
      const began = performance.now();
      // why not Fastify's own end: it does not come when the caller leaves first, as every reader of a stream does.
      reply.raw.once("close", () => {
        const { statusCode, headersSent } = reply.raw;
        const route = request.routeOptions.url ?? "none";
        const status = headersSent ? `${Math.floor(statusCode / 100)}xx` : "gone";
        const labels = { method: request.method, route, status };
        requests.inc(labels);
        if (!isStream(reply.getHeader("content-type"))) seconds.observe(labels, (performance.now() - began) / 1_000);
        // why not read here: what a request says of itself may be anything, and what is thrown here nobody catches.
        if (headersSent && statusCode < 400) for (const age of judgedAges(request)) ages.observe(age);
      });
      done();
    });
  };
}

const isStream = (type: unknown) => typeof type === "string" && type.startsWith("text/event-stream");
