import { createServer } from "node:net";
import type { ServerUser } from "./server-user.ts";
import { PORT, prepareSocketDirectory, socketDirectory } from "./socket-path.ts";

export type Transport = "socket" | "tcp";

/** Where PostgreSQL listens, in the terms of `pg`: a folder that holds a socket, or a loopback address. */
export interface Endpoint {
  kind: Transport;
  host: string;
  port: number;
}

/** What `pg` needs to connect. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
  /** why: a PGSSLMODE in the environment would otherwise ask the socket for TLS. */
  ssl: false;
}

/** why: PostgreSQL for Windows has Unix sockets, Node for Windows cannot connect to them. */
export function defaultTransport(): Transport {
  return process.platform === "win32" ? "tcp" : "socket";
}

export async function prepareEndpoint(
  kind: Transport,
  home: string,
  user: ServerUser | undefined,
  portBefore = 0,
): Promise<Endpoint> {
  if (kind === "tcp") return { kind, host: "127.0.0.1", port: await freePort(portBefore) };
  const host = socketDirectory(home);
  prepareSocketDirectory(host, user);
  return { kind, host, port: PORT };
}

/** The wished port, or any if somebody has taken it. */
function freePort(wished: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => (wished ? resolve(freePort(0)) : reject(error)));
    server.listen(wished, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
