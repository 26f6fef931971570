import { type ChangeEvent, changeEvent, type LiveTable } from "@bosco/contract";
import pg from "pg";
import { z } from "zod";
import { KEPT_ALIVE } from "../database/kept-alive.ts";
import { fail } from "../refusals.ts";
import { createRecentChanges } from "./recent-changes.ts";

/** An open stream of events. */
export interface Listener {
  userId: string;
  sessionId: string;
  /** Streams that share a quota: those of a user, or of one visitor of the demo. */
  quota: string;
  /** Where its reader is, as limits count it. */
  address: string;
  send(event: ChangeEvent): void;
  close(): void;
}

export const STREAMS_PER_QUOTA = 5;
/** A marina has one address for all who are in it; one visitor must not take the room of all others. */
export const STREAMS_PER_ADDRESS = 100;
export const STREAMS_IN_ALL = 5_000;
/** why: a database that fell is back within a second or two, and nobody is told of changes before this listens again. */
const RECONNECT_MS = [250, 500, 500, 1_000, 2_000, 5_000, 10_000];
const CONNECT_MS = 5_000;
/** Longer than a request takes from finding its session to opening its stream. */
const REMEMBER_ENDED_MS = 30_000;

/** What the database's trigger tells. */
const notification = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(changeEvent.extend({ user_id: z.string() }));

export interface EventHub {
  /** Makes room by closing the quota's oldest stream; refuses when its address or the server has none, or hears no changes itself. */
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** How many are open. */
  streams(): number;
  /** What changed for a user within the last milliseconds, told to nobody who was not listening yet. */
  missed(userId: string, ms: number): LiveTable[] | "everything";
  stop(): Promise<void>;
}

/** One connection listens to the database; each change goes to the streams of its owner and to nobody else. */
export async function startEventHub(
  connection: pg.ClientConfig,
  onError: (error: unknown) => void,
  streamsPerAddress = STREAMS_PER_ADDRESS,
): Promise<EventHub> {
  const streams = new Map<string, Set<Listener>>();
  const atAddress = new Map<string, number>();
  const ended = new Set<string>();
  const recent = createRecentChanges();
  let total = 0;
  let client: pg.Client | undefined;
  let listening = false;
  let stopped = false;
  let failures = 0;

  async function connect() {
    const next = new pg.Client({
      ...connection,
      ...KEPT_ALIVE,
      application_name: "bosco events",
      connectionTimeoutMillis: CONNECT_MS,
    });
    client = next;
    next.on("notification", ({ channel, payload = "" }) => {
      if (channel === "bosco_sessions") endSession(payload);
      else deliver(payload);
    });
    next.on("error", onError);
    try {
      await next.connect();
      await next.query("listen bosco_changes");
      await next.query("listen bosco_sessions");
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    next.once("end", reconnect);
    recent.startAnew();
    listening = true;
    failures = 0;
  }

  function reconnect() {
    listening = false;
    // why: changes told while nobody listened are lost; the pages refetch everything when their stream opens again.
    closeAll();
    if (stopped) return;
    const delay = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)];
    failures += 1;
    setTimeout(() => {
      if (stopped) return;
      connect().catch((error) => {
        onError(error);
        reconnect();
      });
    }, delay).unref();
  }

  function deliver(payload: string) {
    const told = notification.safeParse(payload);
    if (!told.success) return onError(told.error);
    const { user_id, ...event } = told.data;
    recent.note(user_id, event.table);
    for (const listener of streams.get(user_id) ?? []) listener.send(event);
  }

  function endSession(sessionId: string) {
    // why: a stream may be about to open for a session that was found a moment ago.
    ended.add(sessionId);
    setTimeout(() => ended.delete(sessionId), REMEMBER_ENDED_MS).unref();
    for (const own of [...streams.values()])
      for (const listener of [...own]) if (listener.sessionId === sessionId) drop(listener);
  }

  function count(address: string, change: 1 | -1) {
    const left = (atAddress.get(address) ?? 0) + change;
    if (left === 0) atAddress.delete(address);
    else atAddress.set(address, left);
  }

  function remove(listener: Listener) {
    const own = streams.get(listener.userId);
    if (own?.delete(listener)) {
      total -= 1;
      count(listener.address, -1);
    }
    if (own?.size === 0) streams.delete(listener.userId);
  }

  // why: removed at once, not when the far end has read what was left: a silent peer would keep its place for ever.
  function drop(listener: Listener) {
    remove(listener);
    listener.close();
  }

  function closeAll() {
    for (const own of [...streams.values()]) for (const listener of [...own]) drop(listener);
  }

  await connect();
  return {
    add(listener) {
      if (ended.has(listener.sessionId)) throw fail("NON_CONNECTE");
      if (!listening) throw fail("INDISPONIBLE");
      if (total >= STREAMS_IN_ALL) throw fail("TROP_DE_DEMANDES");
      const own = streams.get(listener.userId) ?? new Set();
      const sharing = [...own].filter(({ quota }) => quota === listener.quota);
      const oldest = sharing.length >= STREAMS_PER_QUOTA ? sharing[0] : undefined;
      const { address } = listener;
      const room = streamsPerAddress + (oldest?.address === address ? 1 : 0);
      if ((atAddress.get(address) ?? 0) >= room) throw fail("TROP_DE_DEMANDES");
      if (oldest) drop(oldest);
      streams.set(listener.userId, own.add(listener));
      count(address, 1);
      total += 1;
    },
    remove,
    streams: () => total,
    missed: recent.within,
    async stop() {
      stopped = true;
      listening = false;
      closeAll();
      await client?.end().catch(() => {});
    },
  };
}
