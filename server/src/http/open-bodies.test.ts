import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createOpenBodies } from "./open-bodies.ts";

let app: FastifyInstance;
let bodies: PassThrough[];
let ask: (account: string) => Promise<Response>;
beforeEach(async () => {
  bodies = [];
  const takePlace = createOpenBodies({ most: 2, patienceMs: 400 });
  app = Fastify({ forceCloseConnections: true });
  app.get<{ Params: { id: string } }>("/:id", async ({ params: { id } }, reply) => {
    await takePlace({ account: { id, est_demo: false }, sessionId: "s" }, reply);
    const body = new PassThrough();
    body.write("x");
    bodies.push(body);
    return reply.send(body);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  ask = (account) => fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/${account}`);
});
afterEach(async () => {
  for (const body of bodies) body.end();
  await app.close();
});

test("of an account's files only so many are on their way at once; the next waits a while for a place, and others have theirs", async () => {
  const [first, second] = [await ask("one"), await ask("one")];
  expect([first.status, second.status]).toEqual([200, 200]);
  const refused = await ask("one");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect((await ask("other")).status).toBe(200);
  expect(bodies).toHaveLength(3);
  const waiting = ask("one");
  bodies[0]?.end();
  expect((await waiting).status).toBe(200);
});

test("whoever leaves gives the place back", async () => {
  const left = await Promise.all([ask("one"), ask("one")]);
  for (const answer of left) await answer.body?.cancel();
  expect((await ask("one")).status).toBe(200);
});
