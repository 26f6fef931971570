import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { residentMb } from "../../bench/server/processes.ts";
import type { Bosco } from "../kit/bosco.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { quantiles } from "../kit/quantiles.ts";
import type { Owner } from "./fleet.ts";
import { readingFigure, readMeanwhile } from "./readers.ts";

interface Slowness {
  name: string;
  clients: number;
  /** What each sends first. */
  head(owner: Owner): string;
  /** What it then sends each second; nothing, and it does not read either. */
  drip: string | undefined;
  /** How long after each comes the next. */
  apartMs: number;
  /** All of them must be gone by then. */
  cutWithinS: number;
}

export const SLOW_HEADERS: Slowness = {
  name: "headers",
  clients: 500,
  head: () => "GET /api/bateaux HTTP/1.1\r\nhost: bosco\r\nx-slow: ",
  drip: "a",
  apartMs: 0,
  cutWithinS: 60,
};
export const SLOW_BODIES: Slowness = {
  name: "bodies",
  clients: 500,
  head: ({ cookie }) =>
    `POST /api/bateaux HTTP/1.1\r\nhost: bosco\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
  drip: " ",
  apartMs: 0,
  cutWithinS: 60,
};
/** Each asks for megabytes, more than the kernel keeps for it, and takes none. One after the other: asking is not what is tried. */
export const SILENT_READERS: Slowness = {
  name: "readers",
  clients: 25,
  head: ({ cookie }) => `GET /api/inventaire HTTP/1.1\r\nhost: bosco\r\ncookie: ${cookie}\r\n\r\n`.repeat(4),
  drip: undefined,
  apartMs: 300,
  cutWithinS: 150,
};

/** H2: so many who are slow while five read. The slow are cut, the others hardly notice. */
export async function sufferSlowClients(bosco: Bosco, owners: readonly Owner[], slowness: Slowness): Promise<Outcome> {
  const { name, clients, head, drip, apartMs, cutWithinS } = slowness;
  const before = residentMb(bosco.pid());
  let most = before;
  const sockets = await Promise.all(Array.from({ length: clients }, () => open(bosco.port)));
  const waiting = new Map(sockets.map((socket) => [socket.localPort ?? 0, socket]));
  const accepted = new Set<number>();
  const lived: number[] = [];
  const started = performance.now();
  const begun = (async () => {
    for (const [n, socket] of sockets.entries()) {
      if (drip) socket.resume();
      else socket.pause();
      socket.write(head(owners[n % owners.length] as Owner));
      if (apartMs > 0) await sleep(apartMs);
    }
  })();
  const isOver = () => waiting.size === 0 || performance.now() - started > cutWithinS * 1_000;
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip);
  }, 1_000);
  const watch = (async () => {
    while (!isOver()) {
      const held = heldBy(bosco.port);
      for (const [port, socket] of waiting) {
        if (held.has(port)) accepted.add(port);
        else if (accepted.has(port) || socket.closed) {
          waiting.delete(port);
          lived.push((performance.now() - started) / 1_000);
        }
      }
      most = Math.max(most, residentMb(bosco.pid()));
      await sleep(250);
    }
  })();
  const reading = await readMeanwhile(bosco, owners, isOver);
  await Promise.all([begun, watch]);
  clearInterval(dripping);
  const cut = lived.length;
  for (const socket of sockets) socket.destroy();
  const { p50, most: latest } = quantiles(lived);
  return {
    case: "H2",
    test: `\`npm run soak\`: ${clients} clients with slow ${name}`,
    figure: `${cut} of ${clients} cut, half of them within ${p50} s, all within ${latest} s; ${(most - before).toFixed(0)} MB more resident at most; ${readingFigure(reading)}; ${besides()}`,
    faults: [...reading.faults, ...(cut === clients ? [] : [`${clients - cut} were not cut within ${cutWithinS} s`])],
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.once("error", reject).on("error", () => {}); // cut is what is waited for
  });
}

/** The ports of those whose connection the server has: whoever does not read is not told that it has hung up. */
function heldBy(port: number): Set<number> {
  const connections = readFileSync("/proc/net/tcp", "utf8").split("\n").slice(1);
  const held = connections
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , , , , , , , inode]) => {
      return local?.endsWith(`:${hex(port)}`) && inode !== "0";
    });
  return new Set(held.map(([, , remote]) => Number.parseInt(remote?.split(":")[1] ?? "0", 16)));
}

const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, "0");
