import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Below } from "./forget-lost-boats.ts";
import { OwnDatabase } from "./own-database.ts";
import { openQueryStore } from "./query-store.ts";
import { aMoment } from "./test-pause.ts";
import { forbidStorage, keptIn, stubStorage } from "./test-storage.ts";

const NOW = Date.parse("2026-11-14T12:00:00Z");
const rows = [{ id: "iris" }];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  stubStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (queryKey: string[], queryFn: () => Promise<unknown>) => ({ queryKey, queryFn, meta: { kept: true } });

/** A page of a user's, which has read his shares if they are given. */
async function openPage(userId: string, shares?: object[], below?: Below) {
  const client = new QueryClient();
  const close = await openQueryStore(client, new OwnDatabase(userId), below);
  if (shares) await client.fetchQuery(read(["partages"], async () => shares));
  await aMoment();
  return { client, close };
}

test("what was read is there in the next page, counts as old, and still knows its age", async () => {
  await openPage("anne", rows);
  vi.setSystemTime(NOW + 5_000);
  const { client } = await openPage("anne");
  expect(client.getQueryData(["partages"])).toEqual(rows);
  expect(client.getQueryState(["partages"])?.dataUpdatedAt).toBe(NOW + 5_000 - 30_000);
  vi.setSystemTime(NOW + 3_600_000);
  const later = await openPage("anne");
  expect(later.client.getQueryState(["partages"])?.dataUpdatedAt).toBe(NOW);
});

test("what is shown with writes that wait is kept without them: they are shown again above it", async () => {
  const of = (table: string) => (table === "profils_utilisateur" ? "read" : undefined);
  const { client } = await openPage("anne", undefined, { of, set: () => {} });
  client.setQueryDefaults(["profils_utilisateur"], { meta: { kept: true } });
  client.setQueryData(["profils_utilisateur"], "with a write");
  await aMoment();
  expect(await keptIn("anne", "reads")).toEqual([{ readAt: NOW, rows: "read" }]);
});

test("another account in the same browser is shown nothing of it, and keeps its own reads apart", async () => {
  await openPage("anne", rows);
  const { client } = await openPage("paul", [{ id: "albatros" }]);
  expect(client.getQueryData(["partages"])).toEqual([{ id: "albatros" }]);
  const anne = await openPage("anne");
  expect(anne.client.getQueryData(["partages"])).toEqual(rows);
  expect((await openPage("eve")).client.getQueryCache().getAll()).toEqual([]);
});

test("a page that is closed keeps nothing more, whoever has come after it", async () => {
  const { client, close } = await openPage("anne", rows);
  close();
  await client.fetchQuery(read(["activites"], async () => rows));
  await aMoment();
  expect(await keptIn("anne", "reads")).toEqual([{ readAt: NOW, rows }]);
});

const deed = (bateau_id: string) => ({ id: `deed-${bateau_id}`, bateau_id, auteur: "Léa", objet: "Bouée" });
const share = (bateau_id: string) => ({ id: `share-${bateau_id}`, bateau_id, role: "gestion" });
const both = ["iris", "albatros"];
const SHARES = { donnes: [share("iris")], recus: [share("albatros")] };

describe("of a boat that is seen no more", () => {
  /** A page that has read of both boats. */
  async function readBoth(below?: Below) {
    const { client } = await openPage("anne", undefined, below);
    for (const bateau of both)
      await client.fetchQuery({
        queryKey: ["activites", { bateau }],
        queryFn: async () => [deed(bateau)],
        meta: { kept: true },
      });
    await client.fetchQuery(read(["activites", "dernieres"], async () => both.map(deed)));
    await client.fetchQuery(read(["partages"], async () => SHARES));
    client.setQueryData(
      ["bateaux"],
      both.map((id) => ({ id })),
    );
    await aMoment();
    expect(await keptIn("anne", "reads")).toHaveLength(4);
    return client;
  }
  const LEFT = [[deed("iris")], [deed("iris")], { donnes: [share("iris")], recus: [] }];
  const expectLeft = async () => {
    const kept = await keptIn("anne", "reads");
    expect(kept).toEqual(expect.arrayContaining(LEFT.map((rows) => ({ readAt: NOW, rows }))));
    expect(kept).toHaveLength(3);
  };

  test("nothing stays, neither on screen nor on the device, alone or among others; and nothing else goes", async () => {
    const client = await readBoth();
    client.setQueryData(["bateaux"], [{ id: "iris" }]);
    expect(client.getQueryData(["activites", { bateau: "albatros" }])).toBeUndefined();
    expect(client.getQueryData(["activites", { bateau: "iris" }])).toEqual([deed("iris")]);
    expect(client.getQueryData(["activites", "dernieres"])).toEqual([deed("iris")]);
    expect(client.getQueryData(["partages"])).toEqual(LEFT[2]);
    await vi.waitFor(expectLeft);
  });

  test("nothing comes back from what stands below the writes that wait", async () => {
    let shares: unknown = SHARES;
    const client = await readBoth({
      of: (table) => (table === "partages" ? shares : undefined),
      set: (_, rows) => {
        shares = rows;
      },
    });
    client.setQueryData(["bateaux"], [{ id: "iris" }]);
    expect(shares).toEqual(LEFT[2]);
    await vi.waitFor(expectLeft);
  });

  test("nothing stays where the page was closed when it went, and no read is shown", async () => {
    await readBoth();
    const { client } = await openPage("anne");
    client.clear();
    client.setQueryData(["bateaux"], [{ id: "iris" }]);
    await vi.waitFor(expectLeft);
  });

  test("what is shown of others is asked for again", async () => {
    const client = await readBoth();
    const asked = vi.fn(async () => [deed("iris")]);
    const observer = new QueryObserver(client, { ...read(["activites", "dernieres"], asked), staleTime: 60_000 });
    const stop = observer.subscribe(() => {});
    client.setQueryData(["bateaux"], [{ id: "iris" }]);
    await aMoment();
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });
});

test("what does not say that it is kept is not", async () => {
  const { client } = await openPage("anne");
  await client.fetchQuery({ queryKey: ["site"], queryFn: async () => "Bosco" });
  await aMoment();
  expect(await keptIn("anne", "reads")).toEqual([]);
});

test("a read that was thrown away comes back from the copy, unless the server is quicker", async () => {
  const { client } = await openPage("anne", rows);
  const never = () => new Promise<object[]>(() => {});
  client.removeQueries();
  void client.prefetchQuery(read(["partages"], never));
  await vi.waitFor(() => expect(client.getQueryData(["partages"])).toEqual(rows));
  client.removeQueries();
  client.setQueryDefaults(["partages"], { meta: { kept: true } });
  void client.prefetchQuery(read(["partages"], never));
  client.setQueryData(["partages"], [{ id: "neuf" }]);
  await aMoment();
  expect(client.getQueryData(["partages"])).toEqual([{ id: "neuf" }]);
});

test("a browser that keeps nothing shows what was read all the same", async () => {
  forbidStorage();
  const { client } = await openPage("anne", rows);
  expect(client.getQueryData(["partages"])).toEqual(rows);
});

test("a copy of long ago is shown as old as it is", async () => {
  await set('["partages"]', { readAt: 1_000, rows }, new OwnDatabase("anne").reads);
  const { client } = await openPage("anne");
  expect(client.getQueryState(["partages"])?.dataUpdatedAt).toBe(1_000);
});
