import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "../data/test-render.ts";
import { type SyncSign, spokenState, useSyncSign } from "./sync-sign.ts";

type Now = Parameters<typeof useSyncSign>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  let state: Now = { isOnline: true, waiting: [], refused: [] };
  const { now, draw } = renderHook(() => useSyncSign(state));
  return {
    now,
    become: (next: Partial<Now>) => {
      state = { ...state, ...next };
      draw();
      return now();
    },
    pass: async (ms: number) => {
      const { act } = await import("react");
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return now();
    },
  };
}
const writes = (count: number) => Array.from({ length: count }, () => ({ at: new Date().toISOString() }));

test("a write that is answered at once shows nothing, before or after", async () => {
  const { become, pass } = watched();
  expect(become({ waiting: writes(1) })).toBeUndefined();
  expect(await pass(700)).toBeUndefined();
  expect(become({ waiting: [] })).toBeUndefined();
  expect(await pass(5_000)).toBeUndefined();
});

test("what waits longer is counted until the last one has gone, which is said for some seconds", async () => {
  const { become, pass } = watched();
  become({ waiting: writes(2) });
  expect(await pass(900)).toEqual({ kind: "waiting", count: 2 });
  expect(become({ waiting: writes(1) })).toEqual({ kind: "waiting", count: 1 });
  expect(become({ waiting: [] })).toEqual({ kind: "sent" });
  expect(await pass(5_000)).toBeUndefined();
});

test("without a network it says so, with what waits, and back in reach what was sent", async () => {
  const { become, pass } = watched();
  expect(become({ isOnline: false })).toEqual({ kind: "offline", count: 0 });
  expect(become({ waiting: writes(3) })).toEqual({ kind: "offline", count: 3 });
  expect(become({ isOnline: true })).toEqual({ kind: "waiting", count: 3 });
  expect(become({ waiting: [] })).toEqual({ kind: "sent" });
  expect(await pass(5_000)).toBeUndefined();
});

test("what somebody has to decide comes first, with a network or without", () => {
  const { become } = watched();
  const refused = [{}];
  expect(become({ waiting: writes(3), refused })).toEqual({ kind: "refused", count: 1, isOffline: false });
  expect(become({ isOnline: false })).toEqual({ kind: "refused", count: 1, isOffline: true });
});

test.each<[string, SyncSign[]]>([
  ["Hors ligne", [0, 1, 3].map((count) => ({ kind: "offline", count }))],
  ["Modifications en attente", [3, 2, 1].map((count) => ({ kind: "waiting", count }))],
  ["Synchronisé", [{ kind: "sent" }]],
  ["Modifications à résoudre", [1, 2].map((count) => ({ kind: "refused", count, isOffline: false }))],
  ["Hors ligne, modifications à résoudre", [1, 2].map((count) => ({ kind: "refused", count, isOffline: true }))],
])("screen readers hear '%s', however many there are", (words, signs) => {
  expect(signs.map(spokenState)).toEqual(signs.map(() => words));
});
