import { EMPTY_PAPER, type Paper } from "@bosco/domain/documents";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { aMoment, until } from "../../data/test-pause.ts";
import { type Answer, testServer } from "../../data/test-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const pdf: Answer = (_, response) =>
  void response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF-1.7");
const server = testServer(pdf);

const paper = (empreinte: string) =>
  ({
    ...EMPTY_PAPER,
    id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11",
    titre: "Manuel",
    fichier: { nom: "m.pdf", type: "application/pdf", taille: 8, empreinte },
  }) as Paper & { fichier: NonNullable<Paper["fichier"]> };
const [before, after] = [paper("a".repeat(32)), paper("b".repeat(32))];

/** A browser's cache of answers, as far as files are kept in it. */
class MemoryCache {
  private readonly kept = new Map<string, Response>();
  keys = async () => [...this.kept.keys()].map((path) => new Request(`http://bosco.test${path}`));
  match = async (path: string) => this.kept.get(path)?.clone();
  put = async (path: string, answer: Response) => void this.kept.set(path, answer);
  delete = async (path: string) => this.kept.delete(path);
}

let events: EventTarget;
beforeEach(() => {
  events = new EventTarget();
  const cache = new MemoryCache();
  vi.stubGlobal("caches", { open: async () => cache, has: async () => true });
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
});

test("a kept file that was replaced without a network is fetched once it is back, and only then said to be kept", async () => {
  const { isKeptAs, keepFile, keptFiles, openKeptFiles } = await import("../../data/kept-files.ts");
  const { papersQuery } = await import("../../fleet/papers.ts");
  const { keepFiles } = await import("./keep-files.ts");
  await openKeptFiles("anne");
  await keepFile(before, new Blob(["%PDF-1.7"], { type: "application/pdf" }));
  vi.stubGlobal("navigator", { onLine: false });
  const client = new QueryClient();
  const stop = keepFiles(client, "anne");
  client.setQueryData(papersQuery.queryKey, [after]);
  // why: it is tried, and fails, before the network is back.
  for (let n = 0; n < 10; n++) await aMoment();
  expect(isKeptAs(keptFiles(), after)).toBe(false);
  vi.stubGlobal("navigator", { onLine: true });
  events.dispatchEvent(new Event("online"));
  await until(() => isKeptAs(keptFiles(), after));
  expect(isKeptAs(keptFiles(), before)).toBe(false);
  expect(server.calls()).toEqual([`GET /api/documents/${after.id}/fichier`]);
  stop();
});
