import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownRows } from "./own-rows.ts";
import { eraseQueryStore, openQueryStore } from "./query-store.ts";
import { type MemoryDatabases, stubStorage } from "./test-storage.ts";

const NOW = Date.parse("2026-11-14T12:00:00Z");
const rows = [{ id: "iris" }];
let databases: MemoryDatabases;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  ({ databases } = stubStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of a user's, which has read his boats if they are given. */
async function openPage(userId: string, boats?: object[]) {
  const client = new QueryClient();
  const close = await openQueryStore(client, userId);
  if (boats) await client.fetchQuery(ownRows("bateaux", async () => boats));
  await vi.advanceTimersByTimeAsync(0);
  return { client, close };
}
const keptOf = (userId: string) => databases.kept.get(`bosco-${userId}`)?.rows;

test("what was read is there in the next page, counts as old, and still knows its age", async () => {
  await openPage("anne", rows);
  vi.setSystemTime(NOW + 5_000);
  const { client } = await openPage("anne");
  expect(client.getQueryData(["bateaux"])).toEqual(rows);
  expect(client.getQueryState(["bateaux"])?.dataUpdatedAt).toBe(NOW + 5_000 - 30_000);
  vi.setSystemTime(NOW + 3_600_000);
  const later = await openPage("anne");
  expect(later.client.getQueryState(["bateaux"])?.dataUpdatedAt).toBe(NOW);
});

test("what was aboard a boat that is no longer shared goes from every copy at the next read", async () => {
  const own = { id: "iris" };
  const shared = { id: "avel", proprietaire_id: "yann" };
  const { client } = await openPage("anne", [own, shared]);
  const task = { id: "t", proprietaire_id: "yann" };
  await client.fetchQuery(ownRows("taches", async () => [task]));
  await client.fetchQuery(
    ownRows("inventaire", async () => [{ id: "a" }, { id: "b", bateau_id: "avel", proprietaire_id: "yann" }]),
  );
  await vi.advanceTimersByTimeAsync(0);
  // another day, and the server gives one boat only
  const later = await openPage("anne", [own]);
  await vi.advanceTimersByTimeAsync(0);
  expect(later.client.getQueryData(["inventaire"])).toEqual([{ id: "a" }]);
  expect(JSON.stringify([...(keptOf("anne") ?? [])])).not.toContain("yann");
  expect(JSON.stringify([...(keptOf("anne") ?? [])])).toContain('"a"');
});

test("another account in the same browser is shown nothing of it, and keeps its own rows apart", async () => {
  await openPage("anne", rows);
  const { client } = await openPage("paul", [{ id: "albatros" }]);
  expect(client.getQueryData(["bateaux"])).toEqual([{ id: "albatros" }]);
  const anne = await openPage("anne");
  expect(anne.client.getQueryData(["bateaux"])).toEqual(rows);
  expect((await openPage("eve")).client.getQueryCache().getAll()).toEqual([]);
});

test("a page that is closed keeps nothing more, whoever has come after it", async () => {
  const { client, close } = await openPage("anne", rows);
  close();
  await client.fetchQuery(ownRows("maintenances", async () => rows));
  await vi.advanceTimersByTimeAsync(0);
  expect([...(keptOf("anne")?.keys() ?? [])]).toEqual(['["bateaux"]']);
});

test("what is not the user's own rows is not kept", async () => {
  const { client } = await openPage("anne");
  await client.fetchQuery({ queryKey: ["site"], queryFn: async () => "Bosco" });
  await vi.advanceTimersByTimeAsync(0);
  expect([...(keptOf("anne") ?? [])]).toEqual([]);
});

test("a list that was thrown away comes back from the copy, unless the server is quicker", async () => {
  const { client } = await openPage("anne", rows);
  client.removeQueries();
  void client.prefetchQuery(ownRows("bateaux", () => new Promise<object[]>(() => {})));
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(["bateaux"])).toEqual(rows);
  client.removeQueries();
  client.setQueryDefaults(["bateaux"], { meta: { kept: true } });
  void client.prefetchQuery(ownRows("bateaux", () => new Promise<object[]>(() => {})));
  client.setQueryData(["bateaux"], [{ id: "neuf" }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(["bateaux"])).toEqual([{ id: "neuf" }]);
});

test("a copy kept by an older version, without its moment, is shown as read long ago", async () => {
  await openPage("anne", rows);
  keptOf("anne")?.set('["bateaux"]', rows);
  const { client } = await openPage("anne");
  expect(client.getQueryData(["bateaux"])).toEqual(rows);
  expect(client.getQueryState(["bateaux"])?.dataUpdatedAt).toBe(1);
});

test("a browser that keeps nothing shows what was read all the same", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  const { client } = await openPage("anne", rows);
  expect(client.getQueryData(["bateaux"])).toEqual(rows);
});

test("erased, nothing of the user stays, and a page that hangs has nothing left to show", async () => {
  await openPage("anne", rows);
  for (const connection of databases.kept.get("bosco-anne")?.connections ?? []) connection.onversionchange = () => {};
  const erased = eraseQueryStore("anne");
  await vi.advanceTimersByTimeAsync(2_000);
  await erased;
  expect([...(keptOf("anne") ?? [])]).toEqual([]);
  await openPage("paul", rows);
  await Promise.all([eraseQueryStore("paul"), vi.advanceTimersByTimeAsync(2_000)]);
  expect(keptOf("paul")).toBeUndefined();
});
