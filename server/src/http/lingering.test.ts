import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { LINGERING } from "./lingering.ts";

const MB = 1_048_576;
const BOUNDS = { ...LINGERING, totalMs: 6_000 };
const server = useTestServer(
  { RATE_LIMIT_FACTOR: "0.05", TRUST_PROXY: "127.0.0.1" }, // 30 a minute
  { lingering: BOUNDS },
);
let photo: string;
let cookie: string;
beforeAll(async () => {
  const owner = await server.account({ pro: true });
  photo = `PUT /api/bateaux/${(await owner.post("/api/bateaux", aBoat())).body.id}/photo`;
  cookie = owner.cookieHeader;
  const address = { "x-forwarded-for": BUSY };
  await Promise.all(Array.from({ length: 30 }, () => server.visitor().get("/api/site", address)));
});

const BUSY = "203.0.113.99";
const STRANGE = "b05c0000-0000-4000-8000-00000000ffff";
const json = { "content-type": "application/json" };
const form = { "content-type": "multipart/form-data; boundary=x" };

interface Refused {
  what: string;
  status: number;
  line: () => string;
  headers: () => Record<string, string>;
  chunked?: boolean;
  bytes?: number;
}
const REFUSED: Refused[] = [
  { what: "too long by its own word", status: 413, line: () => "POST /api/bateaux", headers: () => json },
  { what: "too long", status: 413, line: () => "POST /api/bateaux", headers: () => json, chunked: true },
  {
    what: "of a type nobody reads",
    status: 415,
    line: () => "POST /api/bateaux",
    headers: () => ({ "content-type": "text/plain" }),
  },
  { what: "a stranger's", status: 401, line: () => `PUT /api/bateaux/${STRANGE}/photo`, headers: () => form },
  {
    what: "from another site",
    status: 403,
    line: () => "POST /api/bateaux",
    headers: () => ({ ...json, origin: "https://mechant.example" }),
  },
  {
    what: "one too many",
    status: 429,
    line: () => "POST /api/bateaux",
    headers: () => ({ ...json, "x-forwarded-for": BUSY }),
  },
  {
    what: "a form that is no press of a button",
    status: 413,
    line: () => "POST /api/rappels/arret?jeton=x",
    headers: () => ({ "content-type": "application/x-www-form-urlencoded" }),
  },
  {
    what: "a photo of eleven megabytes",
    status: 413,
    line: () => photo,
    headers: () => ({ ...form, cookie }),
    bytes: 11 * MB,
  },
];

/** A connection that notes what it is told, from when it listens, and how it ends. */
function call({ allowHalfOpen = false } = {}) {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen });
  const heard = { answer: "", error: undefined as string | undefined, isClosed: false };
  const listen = () =>
    socket.on("data", (chunk) => {
      heard.answer += chunk;
    });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    heard.error = error.code;
  });
  socket.on("close", () => {
    heard.isClosed = true;
  });
  return { socket, heard, listen };
}

const written = (socket: Socket, bytes: Buffer | string) =>
  new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
const PIECE = Buffer.alloc(65_536, "x");
const asChunk = (piece: Buffer) =>
  Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);

let sender = 0;
function headOf({ line, headers }: Refused, connection: string, more: Record<string, string>): string {
  sender += 1;
  const from = { "x-forwarded-for": `203.0.113.${sender}` };
  const all = { host: new URL(server.url).host, connection, ...from, ...headers(), ...more };
  return [`${line()} HTTP/1.1`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`), "", ""].join(
    "\r\n",
  );
}

describe.each(["keep-alive", "close"])("connection: %s", (connection) => {
  test.each(REFUSED)("whoever goes on sending what is refused ($what) can read why: $status", async (refused) => {
    const { chunked = false, bytes = 3 * MB, status } = refused;
    const { socket, heard, listen } = call();
    const length: Record<string, string> = chunked
      ? { "transfer-encoding": "chunked" }
      : { "content-length": String(bytes) };
    await written(socket, headOf(refused, connection, length));
    // why it reads only then: so do browsers and proxies, and one that can't write any more may not read either.
    for (let sent = 0; sent < bytes; sent += PIECE.length) {
      await written(socket, chunked ? asChunk(PIECE) : PIECE);
      // why: what is sent faster than it is refused lies in the kernel, and hides how the refusal ends.
      if (socket.bytesRead === 0) await sleep(2);
    }
    if (chunked) await written(socket, "0\r\n\r\n");
    listen();
    expect(heard.error).toBeUndefined();
    await expect.poll(() => heard.answer).toContain('"code"');
    if (!/^connection: close/im.test(heard.answer)) {
      await written(socket, "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    }
    await expect.poll(() => heard.isClosed).toBe(true);
    expect([heard.answer.slice(0, 12), heard.error], heard.answer).toEqual([`HTTP/1.1 ${status}`, undefined]);
    const goesOn = heard.answer.includes("HTTP/1.1 200");
    expect(goesOn || /^connection: close/im.test(heard.answer)).toBe(true);
  });
});

const [TOO_LONG] = REFUSED as [Refused];
const TYPELESS = REFUSED[2] as Refused;

describe.each([
  ["a connection that is to be closed", TOO_LONG, "close"],
  ["a connection that is to be kept", TYPELESS, "keep-alive"],
])("H2: %s", (_, refused, connection) => {
  const ENDLESS = { "content-length": "9000000000" };

  test("who never stops sending is heard for so many bytes", async () => {
    const { socket, heard, listen } = call({ allowHalfOpen: true });
    listen();
    await written(socket, headOf(refused, connection, ENDLESS));
    const most = 20 * BOUNDS.mostBytes;
    while (!socket.destroyed && socket.bytesWritten < most) await written(socket, PIECE);
    socket.destroy();
    expect(heard.answer).toContain(`HTTP/1.1 ${refused.status}`);
    expect(socket.bytesWritten).toBeLessThan(most);
  });

  test("who sends a little now and then is heard until the next look", async () => {
    const { socket, heard, listen } = call({ allowHalfOpen: true });
    listen();
    const begun = performance.now();
    await written(socket, headOf(refused, connection, ENDLESS));
    const timer = setInterval(() => socket.write("x"), 50);
    await expect.poll(() => heard.isClosed).toBe(true);
    clearInterval(timer);
    expect(heard.answer).toContain(`HTTP/1.1 ${refused.status}`);
    expect(performance.now() - begun).toBeLessThan(BOUNDS.totalMs);
  });

  test("who keeps a good pace is heard for so long, and no longer", async () => {
    const { socket, heard, listen } = call({ allowHalfOpen: true });
    listen();
    const begun = performance.now();
    await written(socket, headOf(refused, connection, ENDLESS));
    const timer = setInterval(() => socket.write(PIECE.subarray(0, 10_000)), 50);
    await expect.poll(() => heard.isClosed).toBe(true);
    clearInterval(timer);
    const took = performance.now() - begun;
    expect(heard.answer).toContain(`HTTP/1.1 ${refused.status}`);
    expect(took).toBeGreaterThan(BOUNDS.totalMs - 1_000);
    expect(took).toBeLessThan(3 * BOUNDS.totalMs);
  });
});
