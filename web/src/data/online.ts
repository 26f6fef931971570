import { useSyncExternalStore } from "react";

/** Between two looks for a server that does not answer. */
const PROBE_MS = [1_000, 2_000, 5_000, 10_000];

/** A look that takes longer has found nobody. */
const LOOK_MS = 5_000;

const hasNetwork = () => globalThis.navigator?.onLine !== false;

let isReachable = true;
let isProbing = false;
let wake = () => {};
const watchers = new Set<() => void>();

function setReachable(next: boolean) {
  if (next === isReachable) return;
  isReachable = next;
  for (const watcher of [...watchers]) watcher();
}

/** Something of the server's has come in. */
export function noteAnswer(): void {
  setReachable(true);
  wake();
}

/** Something was sent and nothing came back. One lost answer proves little, so the server is looked for at once. */
export function noteSilence(): void {
  if (!isProbing) void probe();
}

/** Looks for the server until it answers. */
async function probe() {
  isProbing = true;
  for (let tries = 0; !(await answersNow()); tries++) {
    setReachable(false);
    await pause(PROBE_MS[Math.min(tries, PROBE_MS.length - 1)] ?? 0);
    if (isReachable) break;
  }
  isProbing = false;
  setReachable(true);
}

async function answersNow(): Promise<boolean> {
  const response = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(LOOK_MS) }).catch(
    () => undefined,
  );
  // why: a harbour's network may answer everything with a page of its own.
  return response?.ok === true && response.headers.get("content-type")?.startsWith("application/json") === true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Whether the server can be reached, as far as the browser and what happens to requests can tell. */
export const isOnline = () => hasNetwork() && isReachable;

/** The browser's own word that there is no network at all: then nothing can leave the device. */
export const isCutOff = () => !hasNetwork();

/** Calls back each time that may have changed. Gives the way to stop. */
export function watchOnline(onChange: () => void) {
  watchers.add(onChange);
  globalThis.addEventListener?.("online", onChange);
  globalThis.addEventListener?.("offline", onChange);
  return () => {
    watchers.delete(onChange);
    globalThis.removeEventListener?.("online", onChange);
    globalThis.removeEventListener?.("offline", onChange);
  };
}

/** Calls back each time the connection has come back. */
export function onReconnect(listener: () => void): () => void {
  let wasOnline = isOnline();
  return watchOnline(() => {
    const isBack = !wasOnline && isOnline();
    wasOnline = isOnline();
    if (isBack) listener();
  });
}

/** Whether the server can be reached: follows the browser's flag and what really happens to requests and the stream. */
export const useOnline = () => useSyncExternalStore(watchOnline, isOnline);
