import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";
import { aPdf, withPaper } from "../features/documents/test-papers.ts";

const PATIENCE = { totalMs: 1_500, windowMs: 1_000, windowBytes: 500 };
let server: TestServer;
let owner: Visitor;
let id: string;
beforeAll(async () => {
  server = await startTestServer({}, { patience: PATIENCE });
  ({ owner, id } = await withPaper(server));
});
afterAll(() => server.stop());

const form = (file: Buffer) =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="fichier"; filename="a.pdf"\r\n\r\n`),
    file,
    Buffer.from("\r\n--x--\r\n"),
  ]);

/** Sends a file in so many pieces, one each 100 ms; gives what the server says before it hangs up, and after how long. */
function send(cookie: string, pieces: number, bytes: number): Promise<{ answer: string; ms: number }> {
  const { hostname, port, host } = new URL(server.url);
  const body = form(aPdf(bytes));
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    const head = [
      `PUT /api/documents/${id}/fichier HTTP/1.1`,
      `host: ${host}`,
      `cookie: ${cookie}`,
      `origin: ${server.url}`,
      "content-type: multipart/form-data; boundary=x",
      `content-length: ${body.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    const size = Math.ceil(body.length / pieces);
    let at = 0;
    const timer = setInterval(() => {
      if (at < body.length) socket.write(body.subarray(at, at + size));
      at += size;
    }, 100);
    socket.on("data", (chunk) => {
      answer += chunk;
      if (answer.startsWith("HTTP/1.1 200")) socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve({ answer, ms: performance.now() - begun });
    });
  });
}

test("a file that travels on arrives, though it takes longer than anything else may", async () => {
  const { answer, ms } = await send(owner.cookieHeader, 40, 200_000);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(ms).toBeGreaterThan(PATIENCE.totalMs * 2);
}, 60_000);

test("H2: a file that hardly moves is hung up on", async () => {
  const { answer, ms } = await send(owner.cookieHeader, 5_000, 10_000);
  expect(answer).not.toMatch(/^HTTP\/1\.1 200 /);
  expect(ms).toBeLessThan(60_000);
}, 90_000);

test("H2: of whoever is refused no file is heard for longer than anything else", async () => {
  const { answer, ms } = await send("", 1_000, 1_000_000);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(ms).toBeLessThan(60_000);
}, 90_000);
