import { get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eraseLeftBehind } from "./left-behind.ts";
import { eraseOwnDatabase, eraseWhatWasRead, OwnDatabase } from "./own-database.ts";
import { hangingPage, keptIn, stubStorage } from "./test-storage.ts";

const ANNE = "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11";
const PAUL = "0b7d3c52-9a1e-4c55-8f0b-3c6a1f2e4d10";
const EVERY = ["reads", "rows", "state", "outbox", "refused"] as const;

let browser: ReturnType<typeof stubStorage>;
beforeEach(() => {
  browser = stubStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A user who has read something, and whose writes wait. */
async function fill(userId: string, owed: ("outbox" | "refused")[] = []) {
  const database = new OwnDatabase(userId);
  await database.run([...EVERY], "readwrite", (store) => {
    store("reads").put("Iris", "a");
    store("rows").put({ id: "iris" }, ["bateaux", "iris"]);
    store("state").put({ cursor: "c1" }, "changements");
    for (const name of owed) store(name).put({ place: 1, words: "Rouet : quantité +1" });
  });
  return database;
}
const keptBy = async (userId: string) => (await Promise.all(EVERY.map((store) => keptIn(userId, store)))).flat().length;

test("what is kept is there for the next page, under its own name only", async () => {
  await set("bateaux", ["Iris"], new OwnDatabase("anne").reads);
  expect(await get("bateaux", new OwnDatabase("anne").reads)).toEqual(["Iris"]);
  expect(await get("bateaux", new OwnDatabase("paul").reads)).toBeUndefined();
});

test("a transaction that throws halfway keeps nothing of what it had asked for", async () => {
  const database = await fill(ANNE);
  const halfway = database.run(["rows"], "readwrite", (store) => {
    store("rows").put({ id: "avel" }, ["bateaux", "avel"]);
    store("rows").put({ id: "x", no: () => {} }, ["bateaux", "x"]);
  });
  await expect(halfway).rejects.toMatchObject({ name: "DataCloneError" });
  expect(await keptIn(ANNE, "rows")).toEqual([{ id: "iris" }]);
});

test("a request that fails is told once, by its transaction", async () => {
  const noise = vi.fn();
  process.on("unhandledRejection", noise);
  const database = await fill(ANNE, ["outbox"]);
  const twice = database.run(["outbox"], "readwrite", (store) => {
    const request = store("outbox").add({ place: 1 });
    return new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
  });
  await expect(twice).rejects.toMatchObject({ name: "ConstraintError" });
  await new Promise((resume) => setTimeout(resume, 10));
  process.off("unhandledRejection", noise);
  expect(noise).not.toHaveBeenCalled();
});

test("other pages let go of a database that is to be deleted, so that it is gone at once, its name included", async () => {
  await fill(ANNE);
  await fill(PAUL);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await eraseOwnDatabase(ANNE);
  expect(await browser.names()).toEqual([`bosco-${PAUL}`]);
});

test("a page that hangs keeps nobody from signing out, and has nothing left to show", async () => {
  await fill(ANNE, ["outbox"]);
  const hanging = await hangingPage(ANNE);
  const transaction = () => hanging.transaction("rows").objectStore("rows").getAll();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const erased = vi.fn();
  const erasing = eraseOwnDatabase(ANNE).then(erased);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(1_900);
  await Promise.resolve();
  expect(erased).not.toHaveBeenCalled();
  const left = transaction();
  await new Promise((resolve) => (left.onsuccess = resolve));
  expect(left.result).toEqual([]);
  vi.advanceTimersByTime(100);
  await erasing;
  expect(erased).toHaveBeenCalled();
  hanging.close();
});

test.each([
  ["waits", ["outbox"]],
  ["was refused", ["refused"]],
] as const)("of a session that has ended by itself goes what was read, and stays what %s", async (_, owed) => {
  await fill(ANNE, [...owed]);
  await eraseWhatWasRead(ANNE);
  expect(await keptBy(ANNE)).toBe(1);
  expect(await keptIn(ANNE, owed[0])).toEqual([{ place: 1, words: "Rouet : quantité +1" }]);
});

test("where nothing waits, the end of a session leaves not even a name; nor does a sign-out with writes that wait", async () => {
  await fill(ANNE);
  await eraseWhatWasRead(ANNE);
  await fill(PAUL, ["outbox", "refused"]);
  await eraseOwnDatabase(PAUL);
  expect(await browser.names()).toEqual([]);
});

test("what a sign-out left behind goes, what waits and what is the device's stays", async () => {
  await fill(ANNE);
  await fill(PAUL, ["outbox"]);
  for (const name of ["keyval-store", "bosco-theme"])
    await new Promise((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result.close());
    });
  await eraseLeftBehind();
  expect(await browser.names()).toEqual([`bosco-${PAUL}`, "bosco-theme", "keyval-store"].sort());
  expect(await keptBy(PAUL)).toBe(1);
});

test("a browser that can't name its databases is left as it is", async () => {
  vi.stubGlobal("indexedDB", {});
  await expect(eraseLeftBehind()).resolves.toBeUndefined();
});

test("what was kept by the version before, without rows, is read anew", async () => {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(`bosco-${ANNE}`, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore("reads").put("old", '["bateaux"]');
    request.onsuccess = () => resolve(request.result.close());
  });
  expect(await get('["bateaux"]', new OwnDatabase(ANNE).reads)).toBeUndefined();
  expect(await keptIn(ANNE, "rows")).toEqual([]);
});
