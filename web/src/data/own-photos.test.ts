import { afterEach, expect, test, vi } from "vitest";
import { erasePhotos } from "./erase-photos.ts";
import { dropOtherPhotos, openPhotos } from "./own-photos.ts";

afterEach(() => void vi.unstubAllGlobals());

async function goThrough() {
  await openPhotos("anne");
  await dropOtherPhotos("anne", []);
  await erasePhotos();
}

test("a page without caches goes without", async () => {
  vi.stubGlobal("caches", undefined);
  await expect(goThrough()).resolves.toBeUndefined();
});

test("a browser that refuses its caches keeps nobody from signing out", async () => {
  const refuse = () => Promise.reject(new DOMException("refused", "SecurityError"));
  vi.stubGlobal("caches", { keys: refuse, open: refuse, has: refuse, delete: refuse });
  await expect(goThrough()).resolves.toBeUndefined();
});
