import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { visitorAddress } from "./visitor.ts";

export interface Untaken {
  /** Of an answer something is taken within each of these, over the slowest link that works. */
  silentMs: number;
  /** So much of all answers lies in memory until it is taken. */
  mostBytes: number;
}

const UNTAKEN: Untaken = { silentMs: 60_000, mostBytes: 134_217_728 };

/**
 * Hangs up on whoever asks and then takes nothing of the answer, which lies in memory as long as the connection is open. Whoever
 * takes it slowly has all of it, unless he is the one who leaves most of what there is no room for; streams have bounds of their own.
 */
export function registerSilentReaders(app: FastifyInstance, bounds: Partial<Untaken> = {}): void {
  const { silentMs, mostBytes } = { ...UNTAKEN, ...bounds };
  const untaken = countUntaken();
  app.addHook("onSend", async (request, { raw }, payload) => {
    // why the connection's own clock: it begins anew at every byte that leaves.
    raw.setTimeout(silentMs, () => {
      // why: an answer may also wait for us, as while a model thinks.
      if (raw.writableLength > 0) raw.destroy();
    });
    const { socket } = request.raw;
    const bytes = typeof payload === "string" || Buffer.isBuffer(payload) ? payload.length : 0;
    if (bytes === 0 || socket.destroyed) return;
    untaken.add(socket, visitorAddress(request), bytes);
    raw.once("finish", () => untaken.take(socket, bytes));
    while (untaken.total() > mostBytes) untaken.hangUpOnMost();
  });
}

/** What each connection has of answers that were not taken yet. */
function countUntaken() {
  const connections = new Map<Socket, { address: string; bytes: number }>();
  let total = 0;

  function forget(socket: Socket): void {
    total -= connections.get(socket)?.bytes ?? 0;
    connections.delete(socket);
  }

  return {
    total: () => total,

    add(socket: Socket, address: string, bytes: number): void {
      const known = connections.get(socket);
      if (!known) socket.once("close", () => forget(socket));
      connections.set(socket, { address, bytes: bytes + (known?.bytes ?? 0) });
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
      for (const { address, bytes } of connections.values())
        ofAddress.set(address, bytes + (ofAddress.get(address) ?? 0));
      const [most] = [...ofAddress].reduce((a, b) => (b[1] > a[1] ? b : a));
      const own = [...connections].filter(([, { address }]) => address === most);
      const [socket] = own.reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a));
      forget(socket);
      socket.destroy();
    },
  };
}
