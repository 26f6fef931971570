import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type pg from "pg";

export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  connection: pg.ClientConfig;
  /** As if the database's machine had gone: connections break, and new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** As if the database's machine stood still: connections stand, and nothing is answered until `goOn`. */
  standStill(): void;
  goOn(): void;
  /** The connection that next commits, for the so-manieth time, is cut at the answer: done, and nobody knows. */
  loseAnswerToCommit(time?: number): void;
  stop(): Promise<void>;
}

/** Stands between a server and its database, so that a test can part them without touching the database. */
export async function startDatabaseProxy(connection: pg.ClientConfig): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let unanswered: (() => void)[] | undefined;
  let commitsToGo = 0;
  const proxy = createServer((near) => {
    const far = connect(addressOf(connection));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    let isCut = false;
    near.on("data", (sent) => {
      if (commitsToGo > 0 && sent.includes("commit\0")) {
        commitsToGo -= 1;
        isCut = commitsToGo === 0;
      }
      far.write(sent);
    });
    // why not at the first answer: what travelled with the commit is answered before it is done.
    const hand = (answer: Buffer) => (isCut && answer.includes("COMMIT\0") ? near.destroy() : near.write(answer));
    far.on("data", (answer) => (unanswered ? unanswered.push(() => hand(answer)) : hand(answer)));
    near.on("end", () => far.end());
    far.on("end", () => near.end());
  });
  const listen = (port: number) => new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    connection: through(connection, port),
    cut,
    restore: () => listen(port),
    standStill() {
      unanswered = [];
    },
    goOn() {
      const late = unanswered ?? [];
      unanswered = undefined;
      for (const answer of late) answer();
    },
    loseAnswerToCommit(time = 1) {
      commitsToGo = time;
    },
    stop: cut,
  };
}

function addressOf({ connectionString, host = "localhost", port = 5432 }: pg.ClientConfig) {
  if (connectionString) {
    const url = new URL(connectionString);
    return { host: url.hostname, port: Number(url.port || 5432) };
  }
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

function through(connection: pg.ClientConfig, port: number): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, host: "127.0.0.1", port };
  const url = new URL(connection.connectionString);
  url.host = `127.0.0.1:${port}`;
  return { connectionString: url.href };
}
