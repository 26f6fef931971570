import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "./test-locks.ts";
import { renderHook } from "./test-render.ts";
import { stubStorage } from "./test-storage.ts";

const anne = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
const paul = { id: "0c8f6a52-93a1-4f0c-8a57-5f5f2f5f7d10", email: "paul@bosco.test" };
type Word = typeof anne | null | "lost";

/** What the server says each time it is asked who is signed in: from then on the last. */
let answers: (() => Word | Promise<Word>)[];
let isTold: () => Promise<Response>;
const silence = new Promise<never>(() => {});
let storage: ReturnType<typeof stubStorage>["storage"];

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

beforeEach(async () => {
  ({ storage } = stubStorage());
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
  // why: idb-keyval goes on with the first database it has opened.
  await (await import("idb-keyval")).del("session");
  isTold = () => silence;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/healthz") return json({});
    if (path === "/api/auth/sign-out") return isTold();
    const word = await (answers.length > 1 ? answers.shift() : answers[0])?.();
    if (word === "lost") throw new TypeError("Failed to fetch");
    return json(word && { user: word, session: {} });
  });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = async () => (await import("idb-keyval")).get("session");
const keep = async (user: typeof anne) => (await import("idb-keyval")).set("session", user);

/** Opens a page and gives who is signed in once it is known, with the time that took. */
async function open() {
  const { useSession } = await import("./session.ts");
  const started = performance.now();
  const page = renderHook(useSession);
  await act(() => vi.waitFor(() => expect(page.now()).not.toBeUndefined(), { interval: 5, timeout: 5_000 }));
  return { ...page, took: performance.now() - started };
}

test("whoever has signed out is not kept, even if the page that did it was left before it had forgotten", async () => {
  storage.setItem("bosco-depart", "1");
  await keep(anne);
  isTold = async () => {
    throw new TypeError("Failed to fetch");
  };
  answers = [() => "lost"];
  const page = await open();
  expect(page.now()).toBeNull();
  await vi.waitFor(async () => expect(await kept()).toBeUndefined());
  page.unmount();
});

test("whoever has signed out does not wait for a network that swallows everything, and is not brought back", async () => {
  storage.setItem("bosco-depart", "1");
  await keep(anne);
  answers = [() => anne];
  const page = await open();
  expect(page.now()).toBeNull();
  expect(page.took).toBeLessThan(4_000);
  page.unmount();
});

test("without a network a page opens at once for whoever was signed in last", async () => {
  vi.stubGlobal("navigator", { onLine: false, locks: new MemoryLocks() });
  await keep(anne);
  answers = [() => silence];
  const { useSession } = await import("./session.ts");
  // why: a clock that stands still proves that nothing was waited for.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const page = renderHook(useSession);
  for (let turn = 0; turn < 100 && page.now() === undefined; turn++) await act(() => new Promise(setImmediate));
  expect(page.now()).toEqual(anne);
  page.unmount();
});

test("a network that swallows everything holds a page up for a second", async () => {
  await keep(anne);
  answers = [() => silence];
  const page = await open();
  expect(page.now()).toEqual(anne);
  expect(page.took).toBeGreaterThan(900);
  expect(page.took).toBeLessThan(4_000);
  page.unmount();
});

test("where nobody was signed in, a page waits for the answer", async () => {
  let say: (word: Word) => void = () => {};
  const word = new Promise<Word>((resolve) => {
    say = resolve;
  });
  answers = [() => word];
  setTimeout(() => say(anne), 1_500);
  const page = await open();
  expect(page.now()).toEqual(anne);
  expect(page.took).toBeGreaterThan(1_400);
  page.unmount();
});

test.each([
  ["that nobody is signed in ends the session", null, null],
  ["that somebody else is makes it his page", paul, paul],
  ["that it is he changes nothing", anne, anne],
] as const)("a late answer counts: %s", async (_, word, expected) => {
  await keep(anne);
  let say: (word: Word) => void = () => {};
  const late = new Promise<Word>((resolve) => {
    say = resolve;
  });
  answers = [() => late, () => word];
  const page = await open();
  expect(page.now()).toEqual(anne);
  const { hearLateAnswer } = await import("./session-end.ts");
  void hearLateAnswer();
  await act(async () => say(word));
  await act(() => vi.waitFor(() => expect(page.now()).toEqual(expected), { timeout: 5_000 }));
  await vi.waitFor(async () => expect(await kept()).toEqual(expected ?? undefined));
  page.unmount();
});

test("an answer in time that nobody is signed in forgets whoever was", async () => {
  await keep(anne);
  answers = [() => null];
  const page = await open();
  expect(page.now()).toBeNull();
  await vi.waitFor(async () => expect(await kept()).toBeUndefined());
  page.unmount();
});

test("whoever has just signed in is known to the next page without a network", async () => {
  answers = [() => null];
  const page = await open();
  const { setSession } = await import("./current-session.ts");
  act(() => setSession(paul));
  await vi.waitFor(async () => expect(await kept()).toEqual(paul));
  page.unmount();
});
