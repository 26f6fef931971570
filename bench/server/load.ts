import { connect, type Socket } from "node:net";

/** One HTTP request as it goes over the wire; `n` is its number. */
export type Request = (n: number) => { method: string; path: string; cookie: string; body?: unknown; key?: string };

/**
 * Sends so many requests over so many connections, each as soon as its last was answered, and gives the seconds it took.
 * why not fetch: it would take as much of the processor as the server that is measured.
 */
export async function load(port: number, clients: number, count: number, request: Request): Promise<number> {
  const started = performance.now();
  let next = 0;
  const client = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const send = () => {
        if (next >= count) {
          socket.end();
          return resolve();
        }
        socket.write(wire(request(next)));
        next += 1;
      };
      socket.once("error", reject).once("connect", send);
      readAnswers(socket, (answer) => (answer.startsWith("HTTP/1.1 2") ? send() : reject(new Error(answer))));
    });
  await Promise.all(Array.from({ length: clients }, client));
  return (performance.now() - started) / 1_000;
}

function wire({ method, path, cookie, body, key }: ReturnType<Request>): string {
  const text = body === undefined ? "" : JSON.stringify(body);
  const ofBody = text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  const ofKey = key ? `idempotency-key: ${key}\r\n` : "";
  return `${method} ${path} HTTP/1.1\r\nhost: bosco\r\ncookie: ${cookie}\r\n${ofKey}${ofBody}\r\n${text}`;
}

/** Calls back with each answer once it is whole: its length is in its head. */
function readAnswers(socket: Socket, onAnswer: (answer: string) => void): void {
  let seen = "";
  let bytes = 0;
  let whole = 0;
  socket.on("data", (part: Buffer) => {
    bytes += part.length;
    if (whole === 0) {
      seen += part.toString("latin1");
      const headEnd = seen.indexOf("\r\n\r\n");
      if (headEnd < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(seen)?.[1];
      if (length === undefined) return void socket.destroy(new Error(`an answer without its length:\n${seen}`));
      whole = headEnd + 4 + Number(length);
    }
    if (bytes < whole) return;
    const answer = seen;
    seen = "";
    bytes = 0;
    whole = 0;
    onAnswer(answer);
  });
}
