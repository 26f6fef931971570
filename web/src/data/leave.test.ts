import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "./test-storage.ts";

let storage: MemoryStorage;
let answers: (number | "lost" | "page")[];
let asked: number;

beforeEach(() => {
  asked = 0;
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/healthz") return new Response("{}", { headers: { "content-type": "application/json" } });
    const answer = answers.shift();
    if (answer === undefined || answer === "lost") throw new TypeError("Failed to fetch");
    asked += 1;
    if (answer === "page") return new Response("<h1>Wifi du port</h1>", { headers: { "content-type": "text/html" } });
    return new Response("{}", { status: answer, headers: { "content-type": "application/json" } });
  });
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["an answer ends it", 200, true],
  ["a session that is gone already ends it", 401, true],
  ["a failing server has not heard it", 500, false],
  ["a server too busy has not heard it", 429, false],
  ["a lost request has not been heard", "lost", false],
  ["the page of a harbour's network has not heard it", "page", false],
] as const)("a sign-out is told until it is heard: %s", async (_, answer, isTold) => {
  const { isLeaving, markLeaving, tellLeaving } = await import("./leave.ts");
  answers = [answer];
  markLeaving();
  expect(await tellLeaving()).toBe(isTold);
  expect(isLeaving()).toBe(!isTold);
});

test("two who ask for it at once send one sign-out", async () => {
  const { markLeaving, tellLeaving } = await import("./leave.ts");
  answers = [200, 200];
  markLeaving();
  expect(await Promise.all([tellLeaving(), tellLeaving()])).toEqual([true, true]);
  expect(asked).toBe(1);
});

test("nobody who has not signed out is signed out", async () => {
  const { tellLeaving } = await import("./leave.ts");
  answers = [];
  expect(await tellLeaving()).toBe(true);
});

test("the mark that stays names nobody", async () => {
  const { markLeaving } = await import("./leave.ts");
  markLeaving();
  expect([...storage.kept]).toEqual([["bosco-depart", "1"]]);
});

test("without a storage a sign-out is still told", async () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const { isLeaving, markLeaving, tellLeaving } = await import("./leave.ts");
  answers = ["lost", 200];
  markLeaving();
  expect(await tellLeaving()).toBe(false);
  expect(await tellLeaving()).toBe(true);
  expect(answers).toEqual([]);
  expect(isLeaving()).toBe(false);
});
