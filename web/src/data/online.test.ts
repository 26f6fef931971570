import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Mood = "answers" | "drops" | "harbour";

const WAIT = { timeout: 20_000, interval: 20 };
vi.setConfig({ testTimeout: 60_000 });

let mood: Mood;
let asked: number;
let server: ReturnType<typeof createServer>;

/** A server on loopback whose `/healthz` does as it is told. */
beforeEach(async () => {
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    if (mood === "drops") return void request.socket.destroy();
    const type = mood === "harbour" ? "text/html" : "application/json";
    response.writeHead(200, { "content-type": type }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => real(origin + path, init));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

async function follow() {
  const { isOnline, noteAnswer, noteSilence, onReconnect } = await import("./online.ts");
  const seen: boolean[] = [];
  onReconnect(() => seen.push(true));
  return { isOnline, noteAnswer, noteSilence, seen };
}

test("one lost answer of a server that is there changes nothing", async () => {
  mood = "answers";
  const { noteSilence, isOnline, seen } = await follow();
  noteSilence();
  noteSilence();
  await vi.waitFor(() => expect(asked).toBe(1), WAIT);
  expect(isOnline()).toBe(true);
  expect(seen).toEqual([]);
});

test.each(["drops", "harbour"] as const)(
  "a server that %s is gone until it answers, which is told once",
  async (how) => {
    mood = how;
    const { noteSilence, isOnline, seen } = await follow();
    noteSilence();
    await vi.waitFor(() => expect(isOnline()).toBe(false), WAIT);
    mood = "answers";
    await vi.waitFor(() => expect(isOnline()).toBe(true), WAIT);
    expect(seen).toEqual([true]);
  },
);

test("anything that answers ends the search at once", async () => {
  mood = "drops";
  const { noteSilence, noteAnswer, isOnline } = await follow();
  noteSilence();
  await vi.waitFor(() => expect(isOnline()).toBe(false), WAIT);
  noteAnswer();
  expect(isOnline()).toBe(true);
});
