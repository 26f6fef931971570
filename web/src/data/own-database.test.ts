import { get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseName, eraseDatabase, eraseLeftBehind, openStore } from "./own-database.ts";
import { type MemoryDatabases, stubStorage } from "./test-storage.ts";

let databases: MemoryDatabases;
beforeEach(() => {
  ({ databases } = stubStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is kept is there for the next page, under its own name only", async () => {
  await set("bateaux", ["Iris"], openStore("bosco-anne"));
  expect(await get("bateaux", openStore("bosco-anne"))).toEqual(["Iris"]);
  expect(await get("bateaux", openStore("bosco-paul"))).toBeUndefined();
});

test("other pages let go of a database that is to be deleted, so that it is gone at once, its name included", async () => {
  await set("bateaux", ["Iris"], openStore("bosco-anne"));
  await get("bateaux", openStore("bosco-anne"));
  await set("bateaux", ["Albatros"], openStore("bosco-paul"));
  vi.useFakeTimers();
  await eraseDatabase("bosco-anne");
  expect([...databases.kept.keys()]).toEqual(["bosco-paul"]);
});

test("a page that hangs keeps nobody from signing out", async () => {
  await set("bateaux", ["Iris"], openStore("bosco-anne"));
  for (const connection of databases.kept.get("bosco-anne")?.connections ?? []) connection.onversionchange = () => {};
  vi.useFakeTimers();
  const erased = vi.fn();
  void eraseDatabase("bosco-anne").then(erased);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(erased).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(erased).toHaveBeenCalled();
});

test("what a sign-out left behind goes, what is the device's stays", async () => {
  const anne = databaseName("6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11");
  for (const name of [anne, "keyval-store", "bosco-theme"]) await openStore(name)("readonly", async () => {});
  expect([...databases.kept.keys()]).toEqual([anne, "keyval-store", "bosco-theme"]);
  await eraseLeftBehind();
  expect([...databases.kept.keys()]).toEqual(["keyval-store", "bosco-theme"]);
});

test("a browser that can't name its databases is left as it is", async () => {
  vi.stubGlobal("indexedDB", {});
  await expect(eraseLeftBehind()).resolves.toBeUndefined();
});
