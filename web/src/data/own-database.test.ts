import { get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eraseDatabase, openStore } from "./own-database.ts";
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
