import pg from "pg";
import { fail } from "../refusals.ts";
import { KEPT_ALIVE } from "./kept-alive.ts";

/** What only so many may do at once, however many servers there are. */
export interface Turns {
  /** A turn under this name, given back by what it gives; undefined when others have them all. */
  take(name: string, atOnce?: number): Promise<GiveBack | undefined>;
  stop(): Promise<void>;
}

/** Over when the turn is free for any server. */
export type GiveBack = () => Promise<void>;

const CONNECT_MS = 5_000;
/** why not all: a test or a bench may allow a million, and of so many that this server does not have, one is free. */
const MOST_TRIED = 32;

const LOCK = "hashtextextended($1 || ' ' || n, 4)";
const TAKE = `select n from unnest($2::int[]) as n where pg_try_advisory_lock(${LOCK}) limit 1`;
const GIVE_BACK = `select pg_advisory_unlock(${LOCK}) from (select $2::int as n) as taken`;

/**
 * Each turn is a lock of one connection that this server keeps for it, and not a row: a server that dies loses its turns at
 * once, and nothing has to be swept.
 */
export function openTurns(connection: pg.ClientConfig, onError: (error: unknown) => void): Turns {
  const taken = new Map<string, Set<number>>();
  let session: Promise<pg.Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      ...KEPT_ALIVE,
      application_name: "bosco turns",
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    client.on("error", onError);
    client.once("end", forget);
    await client.connect();
    return client;
  }
  function forget() {
    session = undefined;
  }
  function connected(): Promise<pg.Client> {
    session ??= connect().catch((error) => {
      forget();
      throw error;
    });
    return session;
  }

  /** One after the other: what this server has is known for sure only then, and the connection does no more at a time either. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }

  async function tryTurns(name: string, atOnce: number): Promise<GiveBack | undefined> {
    const own = taken.get(name) ?? new Set<number>();
    // why ours are left out: a connection that has a lock gets it again.
    const free: number[] = [];
    for (let n = 0; n < atOnce && free.length < MOST_TRIED; n += 1) if (!own.has(n)) free.push(n);
    if (free.length === 0) return undefined;
    const client = await connected();
    const { rows } = await client.query<{ n: number }>(TAKE, [name, free]).catch((error) => {
      // why: whether it was taken is not known; with the connection all it has goes back.
      void client.end().catch(() => {});
      onError(error);
      throw fail("INDISPONIBLE");
    });
    const turn = rows[0]?.n;
    if (turn === undefined) return undefined;
    taken.set(name, own.add(turn));
    let given: Promise<void> | undefined;
    return () => {
      given ??= inOrder(async () => {
        own.delete(turn);
        if (own.size === 0) taken.delete(name);
        // why no failure: a connection that is lost has lost its locks too, and one that gave no answer may have it yet.
        await client.query(GIVE_BACK, [name, turn]).catch(() => void client.end().catch(() => {}));
      });
      return given;
    };
  }

  return {
    take: (name, atOnce = 1) => inOrder(() => tryTurns(name, atOnce)),
    async stop() {
      await (await session?.catch(() => undefined))?.end().catch(() => {});
    },
  };
}
