import type { UseStore } from "idb-keyval";

const STORE = "reads";
const OWN_NAME = /^bosco-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const databaseName = (userId: string) => `bosco-${userId}`;

/** Deleting waits for other pages to let go; one that hangs must not keep anybody from signing out. */
const PATIENCE_MS = 2_000;

/** why not idb-keyval's own: it never lets go of a database, which can then not be deleted before the next visit. */
export function openStore(name: string): UseStore {
  let open: Promise<IDBDatabase> | undefined;
  const database = () => {
    open ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
    });
    return open;
  };
  return async (mode, use) => use((await database()).transaction(STORE, mode).objectStore(STORE));
}

/** Removes the whole database, its name included, once every page has let go of it. */
export function eraseDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** Removes what a sign-out has begun to remove: whoever closes the page at once leaves an emptied database with his id. */
export async function eraseLeftBehind(): Promise<void> {
  const all = (await indexedDB.databases?.().catch(() => [])) ?? [];
  await Promise.all(all.map(({ name = "" }) => OWN_NAME.test(name) && eraseDatabase(name)));
}
