import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type PushService, startPushService } from "../../tests/push-service.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { keptPushKeys } from "./keys.ts";
import { createPushSender } from "./send.ts";

const server = useTestServer();
let service: PushService | undefined;
afterEach(() => service?.stop());

const keys = () => keptPushKeys(server.database, readConfig({ LEGAL_EMAIL: "quai@bosco.test" }), server.url);

async function sendTo(answer?: (response: ServerResponse) => void) {
  service = await startPushService(answer);
  const { endpoint, keys: receiver } = service.subscribe();
  return createPushSender(await keys(), service.test).send({ endpoint, ...receiver }, "Un message");
}

test("a push arrives signed by this server, and the browser reads it", async () => {
  expect(await sendTo()).toEqual({ outcome: "taken" });
  const [push] = service?.arrived ?? [];
  expect(push).toMatchObject({
    text: "Un message",
    claims: { aud: "https://push.bosco.test", sub: "mailto:quai@bosco.test" },
  });
  const seconds = (push?.claims.exp ?? 0) - Date.now() / 1_000;
  expect(seconds > 0 && seconds <= 86_400).toBe(true);
  expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(push?.headers.authorization).toContain(`k=${(await keys()).publicKey}`);
});

test("the server's keys stay what they are", async () => {
  expect((await keys()).publicKey).toBe((await keys()).publicKey);
});

test.each([
  [404, {}, { outcome: "gone" }],
  [410, {}, { outcome: "gone" }],
  [400, {}, { outcome: "refused", status: 400 }],
  [413, {}, { outcome: "refused", status: 413 }],
  [429, { "retry-after": "120" }, { outcome: "later", status: 429, retryAfter: 120 }],
  [503, {}, { outcome: "later", status: 503, retryAfter: undefined }],
  [503, { "retry-after": "99999999" }, { outcome: "later", status: 503, retryAfter: 86_400 }],
  [101, { connection: "upgrade", upgrade: "websocket" }, { outcome: "refused", status: 101 }],
  [307, { location: "https://push.bosco.test/elsewhere" }, { outcome: "refused", status: 307 }],
])("an answer of %i %o is %o", async (status, headers, expected) => {
  expect(await sendTo((response) => void response.writeHead(status, headers as Record<string, string>).end())).toEqual(
    expected,
  );
  expect(service?.arrived).toHaveLength(1);
});

test("an answer without an end is left, and its status counts", async () => {
  const before = process.memoryUsage().rss;
  const sent = await sendTo((response) => {
    response.writeHead(201);
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
      response.once("drain", more);
    };
    more();
  });
  expect(sent).toEqual({ outcome: "taken" });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("who has heard all and never answers is left after ten seconds, and may have taken it", async () => {
  const began = performance.now();
  expect(await sendTo(() => {})).toEqual({ outcome: "unknown" });
  expect(performance.now() - began).toBeLessThan(13_000);
}, 20_000);

test("who has heard all and hangs up may have taken it too", async () => {
  expect(await sendTo((response) => response.destroy())).toEqual({ outcome: "unknown" });
});

test.each([
  ["says nothing to a greeting", () => {}],
  ["hangs up on it", (socket: Socket) => void socket.destroy()],
])(
  "who %s has not taken it",
  async (_, answer) => {
    service = await startPushService();
    const silent = createServer(answer).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { endpoint, keys: receiver } = service.subscribe();
    const { port } = silent.address() as AddressInfo;
    const sent = await createPushSender(await keys(), { ...service.test, port }).send({ endpoint, ...receiver }, "x");
    silent.close();
    expect(sent).toEqual({ outcome: "later", status: undefined, retryAfter: undefined });
  },
  20_000,
);

test("a name that leads to this machine is refused, and nobody there is connected to", async () => {
  service = await startPushService();
  const { endpoint, keys: receiver } = service.subscribe();
  const { ca, port, resolve } = service.test;
  const sender = createPushSender(await keys(), { ca, port, resolve });
  expect(await sender.send({ endpoint, ...receiver }, "Un message")).toEqual({ outcome: "refused", status: undefined });
  expect([service.connections(), service.arrived]).toEqual([0, []]);
});
