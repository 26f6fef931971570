import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { vi } from "vitest";
import type { StoreName } from "./own-database.ts";

/** The browser's small storage. */
export class MemoryStorage {
  readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.kept.set(name, value);
  removeItem = (name: string) => void this.kept.delete(name);
}

/** What a browser keeps between two pages, empty. Its databases need the real setImmediate. */
export function stubStorage() {
  const databases = new IDBFactory();
  const storage = new MemoryStorage();
  vi.stubGlobal("indexedDB", databases);
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  vi.stubGlobal("localStorage", storage);
  const names = async () => (await databases.databases()).map(({ name }) => name).sort();
  return { databases, storage, names };
}

/** A browser that lets nobody keep anything. */
export const forbidStorage = () =>
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
  });

/** All that a store of a user's database holds; nothing of one that is not there. */
export async function keptIn(userId: string, store: StoreName): Promise<unknown[]> {
  const name = `bosco-${userId}`;
  if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
  const database = await resultOf(indexedDB.open(name));
  const rows = await resultOf(database.transaction(store).objectStore(store).getAll());
  database.close();
  return rows;
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A page that hangs: it has the database open and never lets go. */
export const hangingPage = (userId: string) => resultOf(indexedDB.open(`bosco-${userId}`));
