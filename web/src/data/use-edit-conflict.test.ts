import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "./test-render.ts";
import { useEditConflict } from "./use-edit-conflict.ts";

afterEach(() => vi.unstubAllGlobals());

const opened = { id: "a", nom: "Albatros", version: 1 };
const stored = { id: "a", nom: "Pétrel", version: 2 };
const overtaken = { defined: true, data: { actuel: stored } } as const;

test("an edit that another device has overtaken meets the stored row, and starts from it once one was chosen", () => {
  const { now } = renderHook(() => useEditConflict(opened));
  expect(now()).toMatchObject({ base: opened, stored: undefined });
  act(() => void expect(now().meet(overtaken)).toBe(stored));
  expect(now()).toMatchObject({ base: opened, stored });
  act(() => {
    now().rebase(stored);
    now().settle();
  });
  expect(now()).toMatchObject({ base: stored, stored: undefined });
});

test("another refusal is no conflict", () => {
  const { now } = renderHook(() => useEditConflict(opened));
  act(() => void expect(now().meet({ defined: false })).toBeUndefined());
  expect(now().stored).toBeUndefined();
});
