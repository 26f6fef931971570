import { type Browser, chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../scripts/chromium.mjs";
import { startBenchServer } from "./bench-server.ts";
import { openLargeAccount } from "./large-account.ts";
import type { Figure } from "./run.ts";

const OPERATIONS = 1_000;
const MB = 1_000_000;

/**
 * What a device pays for being at sea, in a real browser: its first copy of a large account (50 boats, 6,000 articles), and sending
 * a thousand writes that have waited.
 */
export default async function measure(): Promise<Figure[]> {
  const server = await startBenchServer();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const ashore = await browser.newPage({ baseURL: server.url });
    await openLargeAccount(ashore, server.url);
    const { user } = await (await ashore.request.get("/api/auth/get-session")).json();
    const page = await newDevice(browser, ashore, server.url);
    const copy = await firstCopy(page, user.id);
    await keepWrites(page, user.id);
    const replayMs = await replay(page, user.id);
    return [
      { name: "first copy", value: copy.ms, budget: 2_000, unit: "ms" },
      { name: "first copy, compressed", value: copy.bytes / MB, budget: 1, unit: "MB" },
      { name: `${OPERATIONS} waiting writes sent`, value: replayMs / 1_000, budget: 10, unit: "s" },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The same user on a device that has nothing of his yet. */
async function newDevice(browser: Browser, ashore: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: await ashore.context().storageState() });
  const page = await context.newPage();
  // why: tsx gives every function its name by a helper, which the page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(installWatch);
  return page;
}

interface Watch {
  /** When a store of a user's database in this browser holds something, or nothing any more. */
  until: (userId: string, store: string, isWanted: "some" | "none") => Promise<number>;
  add: (userId: string, store: string, rows: object[]) => Promise<void>;
  articles: (userId: string) => Promise<string[]>;
}

/** Runs in the page: looks into its database as any page of that browser may. */
function installWatch() {
  const within = async <T>(
    userId: string,
    store: string,
    use: (store: IDBObjectStore) => IDBRequest<T>,
    mode: IDBTransactionMode = "readonly",
  ): Promise<T> => {
    const name = `bosco-${userId}`;
    if (!(await indexedDB.databases()).some((one) => one.name === name)) throw new Error("no database yet");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(store, mode);
    const request = use(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
    return request.result;
  };
  const watch: Watch = {
    until: async (userId, store, isWanted) => {
      for (;;) {
        const count = await within(userId, store, (kept) => kept.count()).catch(() => undefined);
        if (count !== undefined && count > 0 === (isWanted === "some")) return performance.now();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    add: async (userId, store, rows) => {
      const addAll = (kept: IDBObjectStore) => rows.map((row) => kept.add(row)).at(-1) as IDBRequest<IDBValidKey>;
      await within(userId, store, addAll, "readwrite");
    },
    articles: async (userId) => {
      const keys = await within(userId, "rows", (kept) => kept.getAllKeys());
      return (keys as [string, string][]).flatMap(([table, id]) => (table === "inventaire" ? [id] : []));
    },
  };
  Object.assign(window, { watch });
}

const until = (page: Page, userId: string, store: string, isWanted: "some" | "none"): Promise<number> =>
  page.evaluate(([id, name, wanted]) => (window as unknown as { watch: Watch }).watch.until(id, name, wanted), [
    userId,
    store,
    isWanted,
  ] as const);

/** From the first request until all of it is kept on the device; opening the page itself is `web.bench`'s. */
async function firstCopy(page: Page, userId: string): Promise<{ ms: number; bytes: number }> {
  await page.goto("/inventory");
  const kept = await until(page, userId, "state", "some");
  const answers = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/api/changements"))
      .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
  );
  const began = Math.min(...answers.map(({ startTime }) => startTime));
  return { ms: kept - began, bytes: answers.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}

/** As if they had been pressed without a network: steps and edits, each of another article. */
async function keepWrites(page: Page, userId: string): Promise<void> {
  await page.evaluate(
    async ([id, most]) => {
      const { watch } = window as unknown as { watch: Watch };
      const at = new Date().toISOString();
      const writes = (await watch.articles(id)).slice(0, most).map((article, n) => ({
        operationId: crypto.randomUUID(),
        at,
        words: "Article modifié",
        ...(n % 2
          ? { call: "inventory.adjust", input: { id: article, delta: 1 } }
          : { call: "inventory.update", input: { id: article, version: 1, description: `Vu le ${n}` } }),
      }));
      await watch.add(id, "outbox", writes);
    },
    [userId, OPERATIONS] as const,
  );
}

/** From the page's opening until the server has answered them all. */
async function replay(page: Page, userId: string): Promise<number> {
  await page.reload();
  return until(page, userId, "outbox", "none");
}
