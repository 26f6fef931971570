import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPageLeft } from "./page-left.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const shell = new EventTarget();
beforeEach(() => {
  page.visibilityState = "visible";
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", shell.addEventListener.bind(shell));
  vi.stubGlobal("removeEventListener", shell.removeEventListener.bind(shell));
});
afterEach(() => void vi.unstubAllGlobals());

const becomes = (state: string) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
};

test.each<[string, () => void, number]>([
  ["is hidden", () => becomes("hidden"), 1],
  ["is unloaded", () => shell.dispatchEvent(new Event("pagehide")), 1],
  ["is seen again", () => becomes("visible"), 0],
])("a page that %s is told so %#", (_, leave, times) => {
  const told = vi.fn();
  const end = onPageLeft(told);
  leave();
  expect(told).toHaveBeenCalledTimes(times);
  end();
  expect(told).toHaveBeenCalledTimes(times + 1);
  leave();
  expect(told).toHaveBeenCalledTimes(times + 1);
});
