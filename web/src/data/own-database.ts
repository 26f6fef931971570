import { promisifyRequest, type UseStore } from "idb-keyval";
import { attempt } from "./attempt.ts";

/**
 * `reads`: what was read whole, by its query. `rows`: the user's rows, by table and id. `state`: how far they are read.
 * `outbox`: writes that wait, in their order. `answered`: those that the server has answered and that are not part of the rows yet.
 * `refused`: writes that it has refused, until somebody decides.
 */
const STORES = {
  reads: {},
  rows: {},
  state: {},
  outbox: { keyPath: "place", autoIncrement: true },
  answered: { keyPath: "place" },
  refused: { keyPath: "place" },
};
export type StoreName = keyof typeof STORES;
const VERSION = 2;

const databaseName = (userId: string) => `bosco-${userId}`;

/** Deleting waits for other pages to let go; one that hangs must not keep anybody from signing out. */
const PATIENCE_MS = 2_000;

/** The database of one user in this browser. */
export class OwnDatabase {
  readonly name: string;
  private open: Promise<IDBDatabase> | undefined;

  constructor(userId: string) {
    this.name = databaseName(userId);
  }

  /** One transaction: `use` asks for everything at once, and it is done when all of it is kept, or none. */
  async run<T>(
    stores: StoreName[],
    mode: IDBTransactionMode,
    use: (store: (name: StoreName) => IDBObjectStore) => T | Promise<T>,
  ): Promise<T> {
    const transaction = (await this.opened()).transaction(stores, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    });
    const result = attemptOrAbort(transaction, () => use((name) => transaction.objectStore(name)));
    // why together: of a transaction that fails, each request fails too.
    return (await Promise.all([result, done]))[0];
  }

  /** For idb-keyval: whole reads. */
  readonly reads: UseStore = async (mode, use) =>
    use((await this.opened()).transaction("reads", mode).objectStore("reads"));

  /** why not idb-keyval's own: it never lets go of a database, which can then not be deleted before the next visit. */
  private opened(): Promise<IDBDatabase> {
    this.open ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.name, VERSION);
      request.onupgradeneeded = () => {
        const { result: database } = request;
        for (const [name, options] of Object.entries(STORES))
          if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, options);
        // why: lists that were kept whole are rows of their own now, and are read anew.
        request.transaction?.objectStore("reads").clear();
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const close = () => {
          request.result.close();
          this.open = undefined;
        };
        request.result.onversionchange = close;
        request.result.onclose = close;
        resolve(request.result);
      };
    });
    this.open.catch(() => {
      this.open = undefined;
    });
    return this.open;
  }
}

/** What is asked for halfway is not kept either. */
async function attemptOrAbort<T>(transaction: IDBTransaction, use: () => T | Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (thrown) {
    // why tried: one that a full disk has ended is over already.
    attempt(() => transaction.abort());
    throw thrown;
  }
}

/** What somebody has done on this device and the server does not know yet; what waits with a refused write counts too. */
async function countOwed(database: OwnDatabase): Promise<number> {
  const [waiting, refused] = await database.run(["outbox", "refused"], "readonly", (store) =>
    Promise.all([
      promisifyRequest(store("outbox").count()),
      promisifyRequest<{ dependents?: unknown[] }[]>(store("refused").getAll()),
    ]),
  );
  return refused.reduce((sum, { dependents = [] }) => sum + 1 + dependents.length, waiting);
}

/** How much of what this user has done waits here. */
export const countOwedBy = (userId: string): Promise<number> => countOwed(new OwnDatabase(userId)).catch(() => 0);

/** Removes the whole database, its name included, once every page has let go of it. */
function eraseDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Leaves nothing of this user behind in the browser, his id included. */
export async function eraseOwnDatabase(userId: string): Promise<void> {
  const database = new OwnDatabase(userId);
  // why: emptied first. Deleting waits for every page that has it open, and a page that hangs must keep nothing.
  const names = Object.keys(STORES) as StoreName[];
  await database.run(names, "readwrite", (store) => names.map((name) => store(name).clear())).catch(() => {});
  await eraseDatabase(database.name);
}

/**
 * For a session that has ended by itself: what was read goes, what the user has done and nobody knows of yet waits for him. Nobody
 * else sees or sends it.
 */
export async function eraseWhatWasRead(userId: string): Promise<void> {
  const database = new OwnDatabase(userId);
  // why spared: what can't be counted may be owed.
  if ((await countOwed(database).catch(() => 1)) === 0) return eraseOwnDatabase(userId);
  const names: StoreName[] = ["reads", "rows", "state", "answered"];
  await database.run(names, "readwrite", (store) => names.map((name) => store(name).clear())).catch(() => {});
}
