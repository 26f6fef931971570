import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderHook } from "../data/test-render.ts";
import { drawToasts, type Toast } from "../ui/overlay/toast.ts";
import { usePaper } from "./use-paper.ts";

let shown: Toast[] = [];
let stop = () => {};
beforeEach(() => {
  shown = [];
  stop = drawToasts((toast) => shown.push(toast));
});
afterEach(() => stop());

const incomplete: Toast = { title: "Dossier incomplet", tone: "error" };

test.each<[what: string, write: () => Promise<Toast | undefined>, said: Partial<Toast>]>([
  ["that is made is told with its success", async () => undefined, { description: "Liste prête.", tone: "success" }],
  ["that lacks something is told by that alone", async () => incomplete, incomplete],
  ["that can't be made is told as an error", () => Promise.reject(new Error("no font")), { tone: "error" }],
])("a paper %s", async (_, write, said) => {
  const { now, unmount } = renderHook(() => usePaper("Liste prête."));
  await act(() => now().make(write));
  expect(shown).toMatchObject([said]);
  expect(now().busy).toBe(false);
  unmount();
});
