import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, vi } from "vitest";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (status: number, body: unknown): Answer =>
  (_, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
export const drop: Answer = (request) => void request.socket.destroy();
export const page: Answer = (_, response) =>
  void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Wifi du port</h1>");

interface Sent {
  call: string;
  operation: string | undefined;
  body: string;
}

/** A server on loopback, which the page takes for its own: it gives `answers` in their order, then the usual one. */
export function testServer(usual: Answer = json(200, {})) {
  const state = {
    origin: "",
    answers: [] as Answer[],
    sent: [] as Sent[],
    calls: () => state.sent.map(({ call }) => call),
  };
  const real = fetch;
  let server: ReturnType<typeof createServer>;
  beforeEach(async () => {
    state.answers = [];
    state.sent = [];
    server = createServer(async (request, response) => {
      if (request.url === "/healthz") return json(200, { status: "ok" })(request, response);
      const body = await text(request).catch(() => "");
      const operation = request.headers["idempotency-key"]?.toString();
      state.sent.push({ call: `${request.method} ${request.url}`, operation, body });
      (state.answers.shift() ?? usual)(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubGlobal("location", { origin: state.origin });
    vi.stubGlobal("fetch", (input: Request | string, init?: RequestInit) =>
      real(typeof input === "string" ? state.origin + input : input, init),
    );
    // why: a message is taken away between two frames, which Node does not have.
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });
  return state;
}
