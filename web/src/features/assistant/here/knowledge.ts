import addresses from "virtual:assistant-knowledge";
import type { Assistant, Knowledge } from "@bosco/assistant";
import { loadEffects } from "../../../data/effects/load.ts";
import { isOnline } from "../../../data/online.ts";

/** What the assistant knows, the same for everybody: it stays when somebody signs out. */
const CACHE = "bosco-assistant";
const FILES = [
  { address: addresses.sheets, type: "application/json" },
  { address: addresses.weights, type: "application/octet-stream" },
];

/** Without a secure address a browser has no such storage. */
const openCache = () => globalThis.caches?.open(CACHE);

/** Whether this device has all that it takes to answer by itself, as far as it was looked. */
let isKept = false;
const watchers = new Set<() => void>();

function setKept(next: boolean) {
  if (isKept === next) return;
  isKept = next;
  for (const watcher of watchers) watcher();
}

export const knowsEnough = () => isKept;
export const watchKnowledge = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

let keeping: Promise<void> | undefined;

/** Fetches what this release knows and keeps it, once, and lets go of what another release knew. Fails quietly. */
export function keepKnowledge(): Promise<void> {
  keeping ??= fetchMissing()
    .catch(() => {}) // the next page, or the next contact, tries again
    .finally(() => {
      keeping = undefined;
    });
  return keeping;
}

/** why before anything is kept: it is no use without the code that answers, and the one that shows what waits. */
const loadCode = () => Promise.all([import("@bosco/assistant"), loadEffects()]);

async function fetchMissing(): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  for (const { address, type } of FILES) {
    if (await cache.match(address)) continue;
    if (!isOnline()) return;
    const response = await fetch(address);
    // why: a harbour's network may answer everything with a page of its own.
    if (!response.ok || !response.headers.get("content-type")?.startsWith(type)) return;
    await loadCode();
    await cache.put(address, response);
  }
  await loadCode();
  setKept(true);
  const current = FILES.map(({ address }) => location.origin + address);
  for (const request of await cache.keys()) if (!current.includes(request.url)) await cache.delete(request);
}

async function readKept(): Promise<Knowledge | undefined> {
  const cache = await openCache();
  const [texts, weights] = await Promise.all(FILES.map(({ address }) => cache?.match(address)));
  if (!texts || !weights) return undefined;
  return { ...(await texts.json()), weights: new Uint8Array(await weights.arrayBuffer()) };
}

let assistant: Promise<Assistant | undefined> | undefined;

/** The assistant on this device, over what it keeps; undefined where it keeps nothing. */
export function assistantHere(): Promise<Assistant | undefined> {
  assistant ??= createHere().catch(() => undefined);
  void assistant.then((made) => {
    if (!made) assistant = undefined;
  });
  return assistant;
}

async function createHere(): Promise<Assistant | undefined> {
  const [{ createAssistant }, knowledge] = await Promise.all([import("@bosco/assistant"), readKept()]);
  return knowledge && createAssistant(knowledge);
}
