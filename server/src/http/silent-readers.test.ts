import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";

/** why that long: the kernel keeps some megabytes for a connection, and until a part of them is read nothing more leaves. */
const SILENT_MS = 4_000;
const ASKED = 30;
/** More than one that asks for so many lists can leave. */
const MOST_BYTES = 60_000_000;
/** Of a slow reader, which has all of it after more than twice that time. */
const GULP_BYTES = 1_000_000;
const PAUSE_MS = 300;
let server: TestServer;
let owner: Visitor;
let length: number;

beforeAll(async () => {
  server = await startTestServer(
    { TRUST_PROXY: "127.0.0.1" },
    { untaken: { silentMs: SILENT_MS, mostBytes: MOST_BYTES } },
  );
  owner = await server.account({ pro: true });
  const bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
  const articles = Array.from({ length: 500 }, (_, n) => ({
    bateau_id,
    nom: `Article ${n}`,
    description: "x".repeat(1_000),
    categorie: "Alimentation",
  }));
  for (const half of [articles, articles]) expect((await owner.post("/api/inventaire", half)).status).toBe(201);
  length = (await owner.get("/api/inventaire")).text.length;
});
afterAll(() => server.stop());

/** Asks for the same list many times over one connection, and takes what comes as `take` does. Gives the bytes that came. */
async function ask(take: (socket: Socket) => Promise<void>, asked = ASKED, from = "127.0.0.1"): Promise<number> {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) => socket.on("error", () => {}).once("close", resolve));
  socket.pause();
  const more = `GET /api/inventaire HTTP/1.1\r\nhost: ${host}\r\ncookie: ${owner.cookieHeader}\r\nx-forwarded-for: ${from}\r\n`;
  socket.write(`${`${more}\r\n`.repeat(asked - 1)}${more}connection: close\r\n\r\n`);
  await take(socket);
  await closed;
  return socket.bytesRead;
}

test("H2: who takes nothing of an answer is hung up on", async () => {
  const received = await ask(async (socket) => {
    await sleep(3 * SILENT_MS);
    socket.resume();
  });
  expect(received).toBeLessThan(ASKED * length);
});

test("who takes it slowly has all of it, however long that takes", async () => {
  const started = performance.now();
  const received = await ask(async (socket) => {
    let gulp = 0;
    socket.on("data", ({ length: bytes }) => {
      gulp += bytes;
      if (gulp < GULP_BYTES) return;
      gulp = 0;
      socket.pause();
      setTimeout(() => socket.resume(), PAUSE_MS);
    });
    socket.resume();
  });
  expect(received).toBeGreaterThan(ASKED * length);
  expect(performance.now() - started).toBeGreaterThan(2 * SILENT_MS);
});

/** Reads at last, before it would be hung up on for its silence. */
const later = async (socket: Socket) => {
  await sleep(SILENT_MS / 2);
  socket.resume();
};

test("H2: where too much is left untaken, who left most of it is hung up on at once, and nobody else", async () => {
  const many = Math.ceil((2 * MOST_BYTES) / length);
  const [modest, greedy] = await Promise.all([ask(later, 2, "203.0.113.1"), ask(later, many, "203.0.113.2")]);
  expect(modest).toBeGreaterThan(2 * length);
  expect(greedy).toBeLessThan(MOST_BYTES);
});

test("H2: whose addresses are many is one who leaves what all of them leave", async () => {
  const modest = ask(later, 14, "203.0.113.1");
  const greedy: Promise<number>[] = [];
  for (let n = 1; n <= 8; n += 1) {
    // why apart: asking all at once is another thing, which is turned away.
    await sleep(200);
    greedy.push(ask(later, 12, `2001:db8::${n}`));
  }
  expect(await modest).toBeGreaterThan(14 * length);
  expect(Math.min(...(await Promise.all(greedy)))).toBeLessThan(12 * length);
});
