import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { renderHook } from "./test-render.ts";
import { json, testServer } from "./test-server.ts";
import { stubStorage } from "./test-storage.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const account = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", pro: true };
const server = testServer(json(200, account));

test("a page below the protected layout has the account at once, as it was read under the name of its table", async () => {
  const { accountQuery, useAccount } = await import("./account.ts");
  const { setSession } = await import("./current-session.ts");
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true });
  setSession({ id: account.id, email: "anne@bosco.test" });
  const client = new QueryClient();
  await client.fetchQuery({ ...accountQuery, staleTime: 60_000 });
  client.setQueryDefaults(["profils_utilisateur"], { staleTime: 60_000 });
  expect(renderHook(useAccount, client).seen).toEqual([account]);
  expect(client.getQueryCache().find({ queryKey: ["profils_utilisateur"] })?.meta).toEqual({ kept: true });
  expect(server.calls()).toEqual(["GET /api/profils_utilisateur"]);
  setSession(null);
});
