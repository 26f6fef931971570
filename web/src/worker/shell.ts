import { SHELLS } from "../data/cache-names.ts";
import { build } from "./build.ts";

declare const self: ServiceWorkerGlobalScope;

const OWN = SHELLS + build.id;
const AT_ONCE = 6;

/** Sent filled in by the server, the same to everybody (server/src/app/static-files.ts). */
const FRAMES = { owner: "/frames/owner.html", bare: "/frames/bare.html" };

/** A file of this release that the server has no more. */
export class Gone extends Error {}

/** The frame of an address. Must agree with the server (static-files.ts): a page below another takes the whole screen. */
const frameOf = (path: string) =>
  path.lastIndexOf("/") === 0 || path === "/rappels/arret" ? FRAMES.owner : FRAMES.bare;

/** The kept frame of an address: this release's, or that of one that is whole while this one is not. */
export async function keptFrame(path: string): Promise<Response | undefined> {
  const frame = frameOf(path);
  return (await keptFile(frame, OWN)) ?? keptFile(frame);
}

/** why from any release: a page of the last one finds here what the server has no more. */
export const keptFile = (path: string, cacheName?: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true, ...(cacheName && { cacheName }) });

export const isOfShell = (path: string) => Object.hasOwn(build.files, path);

let filling: Promise<number> | undefined;

/**
 * Fetches what the shell lacks, and gives how much that was. The frames come last: where they are, everything was. What is there is
 * looked into only where it is in doubt.
 */
export function fillShell({ isInDoubt = false } = {}): Promise<number> {
  filling ??= fill(isInDoubt).finally(() => {
    filling = undefined;
  });
  return filling;
}

async function fill(isInDoubt: boolean): Promise<number> {
  const cache = await caches.open(OWN);
  if (isInDoubt) await dropBroken(cache);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const isMissing = (path: string) => !there.has(path);
  const files = Object.keys(build.files).filter(isMissing);
  const frames = Object.values(FRAMES).filter(isMissing);
  try {
    await inTurns(files, (path) => addFile(cache, path, isInDoubt));
    for (const frame of frames) await addFrame(cache, frame);
  } catch (error) {
    // why: what can't be finished must not take the room of what people write. Anything else goes on where it stopped.
    if (error instanceof DOMException && error.name === "QuotaExceededError") await caches.delete(OWN);
    throw error;
  }
  return files.length + frames.length;
}

async function inTurns(paths: string[], work: (path: string) => Promise<void>) {
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function addFile(cache: Cache, path: string, isInDoubt: boolean) {
  const isHashed = path.startsWith("/assets/");
  const known = isHashed ? await keptFile(path) : undefined;
  if (known && (await isWhole(path, known.clone()))) return cache.put(path, known);
  const fetched = await fetch(path, { cache: isHashed && !isInDoubt ? "default" : "reload" });
  if (fetched.status === 404) throw new Gone(path);
  const copy = fetched.clone();
  // why: a harbour's network may answer everything with a page of its own, and a proxy with half a file.
  if (!fetched.ok || !(await isWhole(path, fetched))) throw new Error(`${path} is not what was built`);
  await cache.put(path, copy);
}

const isWhole = async (path: string, file: Response) => (await file.blob()).size === build.files[path];

async function addFrame(cache: Cache, path: string) {
  const frame = await fetch(path, { cache: "reload" });
  const copy = frame.clone();
  // why: between two releases the server may be the next one already.
  if (!frame.ok || !(await frame.text()).includes(build.start)) throw new Error(`${path} is of another release`);
  await cache.put(path, copy);
}

async function dropBroken(cache: Cache) {
  for (const path of Object.keys(build.files)) {
    const kept = await cache.match(path, { ignoreVary: true });
    if (kept && !(await isWhole(path, kept))) await cache.delete(path, { ignoreVary: true });
  }
  for (const frame of Object.values(FRAMES)) {
    const kept = await cache.match(frame, { ignoreVary: true });
    if (kept && !(await kept.text()).includes(build.start)) await cache.delete(frame, { ignoreVary: true });
  }
}

export const dropShell = () => caches.delete(OWN);

export const hasFrame = async (cacheName = OWN) => (await keptFile(FRAMES.owner, cacheName)) !== undefined;

const otherShells = async () => (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== OWN);

/** Whether another release could open a page. */
export async function hasOtherShell(): Promise<boolean> {
  for (const name of await otherShells()) if (await hasFrame(name)) return true;
  return false;
}

/**
 * Drops the files of other releases once no page can want them: none is open, or a single one, which runs this release. why not
 * while an update waits: one of them is its own.
 */
export async function dropOtherShells(startedBy?: string): Promise<void> {
  const { waiting, installing } = self.registration;
  if (startedBy !== undefined && (startedBy !== build.start || waiting || installing)) return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > (startedBy === undefined ? 0 : 1)) return;
  for (const name of await otherShells()) await caches.delete(name);
}
