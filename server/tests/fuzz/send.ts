import { Agent, request } from "node:http";

/** why that long: it only ends a request that nobody answers. */
const PATIENCE_MS = 20_000;

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

export interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  text: string;
}

export type Sender = ReturnType<typeof createSender>;

/** Keeps its connections, and sends what no client of ours would. */
export function createSender(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(url);

  /** `streams`: the answer never ends, so only its head is waited for. */
  const send = ({ method, path, headers, body }: Sent, streams = false): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const sending = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (reply) => {
        const { statusCode = 0, headers: answered } = reply;
        const chunks: Buffer[] = [];
        const done = () => {
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: statusCode, type: answered["content-type"] ?? "", location: answered.location, text });
        };
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.on("end", done);
        reply.on("error", reject);
        if (!streams || statusCode !== 200) return;
        done();
        reply.removeAllListeners("error").on("error", () => {});
        sending.destroy();
      });
      // why: whoever is refused before he has sent all may find the connection closed; what counts is the answer.
      sending.on("error", reject);
      sending.setTimeout(PATIENCE_MS, () => sending.destroy(new Error("no answer")));
      sending.end(body);
    });
  return { send, close: () => agent.destroy() };
}
