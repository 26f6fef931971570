import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "./test-locks.ts";
import { drop, json, testServer } from "./test-server.ts";
import { stubStorage } from "./test-storage.ts";

const user = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
const boats = [{ id: "a", created_at: "2026-11-14T12:00:00Z" }];
const server = testServer(
  json(200, { curseur: "c1", complet: true, tables: { bateaux: { lignes: boats, supprimees: [] } } }),
);
beforeEach(() => {
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});

async function openPage() {
  const { setSession } = await import("./current-session.ts");
  const { queryClient } = await import("./query-client.ts");
  const reads = await import("./own-rows.ts");
  setSession(user);
  return { queryClient, close: () => setSession(null), ...reads };
}

test("the rows of all tables come with one call, and each is under its name", async () => {
  const { queryClient, ownRows, close } = await openPage();
  const read = await Promise.all([
    queryClient.fetchQuery(ownRows("bateaux")),
    queryClient.fetchQuery(ownRows("maintenances")),
  ]);
  expect(read).toEqual([boats, []]);
  expect(queryClient.getQueryData(["bateaux"])).toEqual(boats);
  expect(server.calls()).toEqual(["GET /api/changements"]);
  close();
});

test("rows that can't be read leave what is shown", async () => {
  const { queryClient, ownRows, close } = await openPage();
  await queryClient.fetchQuery(ownRows("bateaux"));
  server.answers = [drop];
  await expect(queryClient.fetchQuery({ ...ownRows("bateaux"), staleTime: 0, retry: false })).rejects.toThrow();
  expect(queryClient.getQueryData(["bateaux"])).toEqual(boats);
  close();
});

test("without a network what is kept is no failure; what was never read is one", async () => {
  const { queryClient, ownRows, ownRead, close } = await openPage();
  const profile = ownRead<{ prenom: string }>("profils_utilisateur", async () => {
    const response = await fetch("/api/profils_utilisateur");
    if (!response.ok || !navigator.onLine) throw new TypeError("no network");
    return response.json();
  });
  const again = { staleTime: 0, retry: false } as const;
  await queryClient.fetchQuery(ownRows("bateaux"));
  vi.stubGlobal("navigator", { onLine: false, locks: new MemoryLocks() });
  expect(await queryClient.fetchQuery({ ...ownRows("bateaux"), ...again })).toEqual(boats);
  await expect(queryClient.fetchQuery({ ...profile, ...again })).rejects.toThrow();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
  server.answers = [json(200, { prenom: "Anne" })];
  await queryClient.fetchQuery({ ...profile, ...again });
  vi.stubGlobal("navigator", { onLine: false, locks: new MemoryLocks() });
  expect(await queryClient.fetchQuery({ ...profile, ...again })).toEqual({ prenom: "Anne" });
  close();
});

test("where nobody is signed in, nothing is asked for", async () => {
  const { ownRows } = await import("./own-rows.ts");
  await expect(new QueryClient().fetchQuery({ ...ownRows("bateaux"), retry: false })).rejects.toThrow();
  expect(server.sent).toEqual([]);
});

test("what is read by itself is kept, and called off at the server when nobody waits for it any more", async () => {
  const { queryClient, ownRead, close } = await openPage();
  let given: AbortSignal | undefined;
  const options = ownRead("activites", ({ signal }) => {
    given = signal;
    return new Promise<object[]>(() => {});
  });
  expect(options.meta).toEqual({ kept: true });
  const read = queryClient.fetchQuery(options);
  await vi.waitFor(() => expect(given).toBeDefined());
  await queryClient.cancelQueries({ queryKey: ["activites"] });
  await expect(read).rejects.toThrow();
  expect(given?.aborted).toBe(true);
  close();
});
