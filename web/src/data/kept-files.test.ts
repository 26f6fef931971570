import { beforeEach, expect, test, vi } from "vitest";
import { FILES } from "./cache-names.ts";
import type { FiledPaper } from "./kept-files.ts";

const paper: FiledPaper = {
  id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11",
  fichier: { nom: "manuel.pdf", type: "application/pdf", taille: 8, empreinte: "a".repeat(32) },
};
const file = new Blob(["%PDF-1.7"], { type: "application/pdf" });

/** A browser's caches of answers, as far as files are kept in them. */
const caches = new Map<string, Map<string, Response>>();
function open(name: string) {
  const answers = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, answers);
  return {
    keys: async () => [...answers.keys()].map((path) => new Request(`http://bosco.test${path}`)),
    match: async (asked: string | Request) =>
      answers.get(typeof asked === "string" ? asked : new URL(asked.url).pathname)?.clone(),
    put: async (path: string, answer: Response) => void answers.set(path, answer),
    delete: async (path: string) => answers.delete(path),
  };
}

beforeEach(() => {
  caches.clear();
  vi.stubGlobal("caches", { open: async (name: string) => open(name), has: async (name: string) => caches.has(name) });
});

/** A page that has just opened: nothing has been read yet. */
async function newPage(user: string) {
  vi.resetModules();
  const { setSession } = await import("./current-session.ts");
  setSession({ id: user, email: `${user}@bosco.test` });
  return { ...(await import("./kept-files.ts")), setSession };
}

test("a file is kept in the name of whoever is signed in, and opens in the next page, before the shell has begun", async () => {
  const { keepFile } = await newPage("anne");
  await keepFile(paper, file);
  expect([...caches.keys()]).toEqual([`${FILES}anne`]);
  const { keptFile } = await newPage("anne");
  expect(await (await keptFile(paper))?.text()).toBe("%PDF-1.7");
  const others = await newPage("yann");
  expect(await others.keptFile(paper)).toBeUndefined();
});

test("a page that shows what is kept knows it without being told", async () => {
  await (await newPage("anne")).keepFile(paper, file);
  const { keptFiles, watchKeptFiles } = await newPage("anne");
  const told = new Promise<void>((resolve) => watchKeptFiles(() => keptFiles().length > 0 && resolve()));
  await told;
  expect(keptFiles()).toMatchObject([{ id: paper.id, size: 8 }]);
});

test("what is kept while it is being read is not forgotten", async () => {
  const other = { ...paper, id: "7f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b22" };
  await (await newPage("anne")).keepFile(paper, file);
  const { keepFile, keptFiles, openKeptFiles } = await newPage("anne");
  await openKeptFiles("anne");
  await Promise.all([keepFile(other, file), openKeptFiles("anne")]);
  expect(keptFiles().map(({ id }) => id)).toEqual([paper.id, other.id]);
});

test("other pages of the same user know what one keeps and drops", async () => {
  const here = await newPage("anne");
  const there = await newPage("anne");
  const others = await newPage("yann");
  for (const page of [here, there, others]) page.watchKeptFiles(() => {});
  await here.keepFile(paper, file);
  await vi.waitFor(() => expect(there.keptFiles()).toMatchObject([{ id: paper.id }]));
  await there.dropKeptFile(paper.id);
  await vi.waitFor(() => expect(here.keptFiles()).toEqual([]));
  expect(others.keptFiles()).toEqual([]);
});

test("nothing is kept once nobody is signed in, nor known to the next", async () => {
  const { keepFile, keptFiles, setSession } = await newPage("anne");
  await keepFile(paper, file);
  setSession(null);
  expect(keptFiles()).toEqual([]);
  await expect(keepFile(paper, file)).rejects.toThrow("nobody is signed in");
});
