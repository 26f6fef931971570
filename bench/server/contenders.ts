import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Call } from "./calls.ts";
import { load } from "./load.ts";

/** Something that makes a call so many times; `pids` are the processes that work for it, PostgreSQL's aside. */
export interface Contender {
  name: string;
  pids: number[];
  /** Gives the seconds it took. */
  run(call: Pick<Call, "request"> & Partial<Call>, count: number): Promise<number>;
  stop(): Promise<unknown>;
}

const CLIENTS = 10;

/** `pg` alone: no web server, no session, no row-level security. It runs in this process. */
export async function barePg(connection: pg.ClientConfig): Promise<Contender> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client(connection);
      await client.connect();
      await client.query("set role bosco_system");
      return client;
    }),
  );
  return {
    name: "bare pg",
    pids: [process.pid],
    async run({ statement }, count) {
      if (!statement) throw new Error("no statement to make without a server");
      const { name, text, values } = statement;
      const started = performance.now();
      let next = 0;
      const loop = async (client: pg.Client) => {
        while (next < count) {
          next += 1;
          await client.query({ name, text, values: values(next) });
        }
      };
      await Promise.all(clients.map(loop));
      return (performance.now() - started) / 1_000;
    },
    stop: () => Promise.all(clients.map((client) => client.end())),
  };
}

/** A server in a process of its own. */
export async function server(name: string, port: number, args: string[], env: NodeJS.ProcessEnv): Promise<Contender> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: "production", ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await listening(child, port);
  return {
    name,
    pids: [child.pid ?? 0],
    run: ({ request }, count) => load(port, CLIENTS, count, request),
    stop: () => {
      child.kill("SIGTERM");
      return once(child, "exit");
    },
  };
}

async function listening(child: ChildProcess, port: number) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error("the server ended before it listened");
    if (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)) return;
    await sleep(100);
  }
  throw new Error("the server is not ready");
}
