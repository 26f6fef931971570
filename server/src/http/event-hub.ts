import { type ChangeEvent, changeEvent } from "@bosco/contract";
import pg from "pg";

/** An open stream of events. */
export interface Listener {
  userId: string;
  sessionId: string;
  send(event: ChangeEvent): void;
  close(): void;
}

export const STREAMS_PER_USER = 5;
const STREAMS_IN_ALL = 5_000;
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000];

export interface EventHub {
  /** False when the server has no room for another stream. */
  add(listener: Listener): boolean;
  remove(listener: Listener): void;
  stop(): Promise<void>;
}

/** One connection listens to the database; each change goes to the streams of its owner and to nobody else. */
export async function startEventHub(connection: pg.ClientConfig, onError: (error: unknown) => void): Promise<EventHub> {
  const listeners = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let stopped = false;
  let failures = 0;

  async function connect() {
    const next = new pg.Client({ ...connection, application_name: "bosco events", keepAlive: true });
    client = next;
    next.on("notification", ({ channel, payload = "" }) => {
      if (channel === "bosco_sessions") closeSession(payload);
      else deliver(payload);
    });
    next.on("error", onError);
    next.on("end", reconnect);
    await next.connect();
    await next.query("listen bosco_changes");
    await next.query("listen bosco_sessions");
    failures = 0;
  }

  function reconnect() {
    if (stopped) return;
    // why: changes told while nobody listened are lost; the pages refetch everything when their stream opens again.
    closeAll();
    const delay = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)];
    failures += 1;
    setTimeout(() => !stopped && connect().catch(onError), delay).unref();
  }

  function deliver(payload: string) {
    const { user_id, ...rest } = JSON.parse(payload);
    const event = changeEvent.safeParse(rest);
    if (event.success) for (const listener of listeners.get(user_id) ?? []) listener.send(event.data);
  }

  function closeSession(sessionId: string) {
    for (const set of listeners.values()) for (const one of set) if (one.sessionId === sessionId) one.close();
  }

  function closeAll() {
    for (const set of [...listeners.values()]) for (const one of [...set]) one.close();
  }

  await connect();
  return {
    add(listener) {
      const own = listeners.get(listener.userId) ?? new Set();
      const total = [...listeners.values()].reduce((sum, set) => sum + set.size, 0);
      if (total >= STREAMS_IN_ALL) return false;
      const [oldest] = own;
      if (own.size >= STREAMS_PER_USER) oldest?.close();
      listeners.set(listener.userId, own.add(listener));
      return true;
    },
    remove(listener) {
      const own = listeners.get(listener.userId);
      own?.delete(listener);
      if (own?.size === 0) listeners.delete(listener.userId);
    },
    async stop() {
      stopped = true;
      closeAll();
      await client?.end().catch(() => {});
    },
  };
}
