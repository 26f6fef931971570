import { connect } from "node:net";
import type { Json } from "./visitor.ts";

export interface RawReply {
  status: number;
  headers: Map<string, string>;
  text: string;
  body: Json;
}

interface RawOptions {
  headers?: Record<string, string>;
  body?: string;
}

/** Sends bytes that no client of ours would, and reads the answer until the server hangs up. */
export function rawRequest(url: string, method: string, path: string, options: RawOptions = {}): Promise<RawReply> {
  const { hostname, port, host } = new URL(url);
  const headers = { host, connection: "close", ...options.headers };
  const lines = [`${method} ${path} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${lines.join("\r\n")}\r\n\r\n${options.body ?? ""}`);
    });
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error) => (chunks.length === 0 ? reject(error) : undefined));
    socket.on("close", () => resolve(readReply(Buffer.concat(chunks).toString("utf8"))));
  });
}

function readReply(raw: string): RawReply {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const [name = "", value = ""] = line.split(/: (.*)/s);
      return [name.toLowerCase(), value];
    }),
  );
  const text = rest.join("\r\n\r\n");
  const json = headers.get("content-type")?.includes("json") && headers.get("transfer-encoding") !== "chunked";
  return { status: Number(first.split(" ")[1]), headers, text, body: json && text ? JSON.parse(text) : text };
}
