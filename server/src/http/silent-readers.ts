import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export interface Untaken {
  /** Of an answer something is taken within each of these, over the slowest link that works. */
  silentMs: number;
  /** So much of large answers lies in memory until it is taken, of all connections together. */
  mostBytes: number;
}

const UNTAKEN: Untaken = { silentMs: 60_000, mostBytes: 134_217_728 };
/** Smaller answers are not counted: what one address may ask for in a minute bounds them. */
const LARGE_BYTES = 65_536;

/**
 * Hangs up on whoever asks and then takes nothing of the answer, which lies in memory as long as the connection is open. Whoever
 * takes it slowly has all of it, unless it is the address with most of what no memory is left for; streams have bounds of their own.
 */
export function registerSilentReaders(app: FastifyInstance, bounds: Partial<Untaken> = {}): void {
  const { silentMs, mostBytes } = { ...UNTAKEN, ...bounds };
  const untaken = countUntaken();
  app.addHook("onSend", async ({ ip, raw: { socket } }, { raw }, payload) => {
    // why the connection's own clock: it begins anew at every byte that leaves.
    raw.setTimeout(silentMs, () => {
      // why: an answer may also wait for us, as while a model thinks.
      if (raw.writableLength > 0) raw.destroy();
    });
    const bytes = typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes < LARGE_BYTES || socket.destroyed) return;
    untaken.add(socket, ip, bytes);
    raw.once("finish", () => untaken.take(socket, bytes));
    while (untaken.total() > mostBytes) untaken.hangUpOnMost();
  });
}

/** What each connection has of large answers that were not taken yet. */
function countUntaken() {
  const connections = new Map<Socket, { ip: string; bytes: number }>();
  let total = 0;

  function forget(socket: Socket): void {
    total -= connections.get(socket)?.bytes ?? 0;
    connections.delete(socket);
  }

  return {
    total: () => total,

    add(socket: Socket, ip: string, bytes: number): void {
      const known = connections.get(socket);
      if (!known) socket.once("close", () => forget(socket));
      connections.set(socket, { ip, bytes: bytes + (known?.bytes ?? 0) });
      total += bytes;
    },

    take(socket: Socket, bytes: number): void {
      const known = connections.get(socket);
      if (!known) return;
      known.bytes -= bytes;
      total -= bytes;
    },

    /** Of the address that has most, the connection that has most: who asks for one list from a slow harbour is not the one. */
    hangUpOnMost(): void {
      const ofAddress = new Map<string, number>();
      for (const { ip, bytes } of connections.values()) ofAddress.set(ip, bytes + (ofAddress.get(ip) ?? 0));
      const [most] = [...ofAddress].reduce((a, b) => (b[1] > a[1] ? b : a));
      const own = [...connections].filter(([, { ip }]) => ip === most);
      const [socket] = own.reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a));
      forget(socket);
      socket.destroy();
    },
  };
}
