import type { Page } from "@playwright/test";

/** Everything this browser keeps for the site, as text: databases and caches with their names, and both storages. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const read = (name: string) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => resolve("");
        // why: one that was deleted since it was listed must not be made anew by looking.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          database.onversionchange = () => database.close();
          if (stores.length === 0) {
            database.close();
            return resolve("");
          }
          const all = database.transaction(stores);
          const texts: string[] = [];
          for (const store of stores) {
            const rows = all.objectStore(store).getAll();
            rows.onsuccess = () => texts.push(JSON.stringify(rows.result));
          }
          all.oncomplete = () => {
            database.close();
            resolve(texts.join());
          };
        };
      });
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const rows = await Promise.all(names.map(read));
    const cached = [];
    for (const name of await caches.keys())
      cached.push(name, ...(await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify([names, rows, cached, { ...localStorage }, { ...sessionStorage }]);
  });
