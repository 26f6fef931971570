import { afterEach, expect, test, vi } from "vitest";
import { chooseSingleKeys, hasSingleKeys } from "./single-keys.ts";

afterEach(() => vi.unstubAllGlobals());

test("'/' and '?' work until they are turned off, and the device remembers it", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  expect(hasSingleKeys()).toBe(true);
  chooseSingleKeys(false);
  expect(hasSingleKeys()).toBe(false);
  expect([...kept.keys()]).toEqual(["bosco-raccourcis"]);
  // Another tab turns them on again.
  kept.clear();
  expect(hasSingleKeys()).toBe(true);
  chooseSingleKeys(false);
  chooseSingleKeys(true);
  expect(hasSingleKeys()).toBe(true);
  expect(kept.size).toBe(0);
});

test("without a storage the choice holds until the page is left", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  chooseSingleKeys(false);
  expect(hasSingleKeys()).toBe(false);
  chooseSingleKeys(true);
  expect(hasSingleKeys()).toBe(true);
});
