import type { Paper, PaperFile } from "@bosco/domain/documents";
import { FILES } from "./cache-names.ts";
import { currentSession, onNewSession } from "./current-session.ts";

/** A paper with its file. */
export type FiledPaper = Pick<Paper, "id"> & { fichier: PaperFile };

/** A file that stays on this device, by its paper and its print. */
export interface KeptFile {
  id: string;
  print: string;
  size: number;
}

/** Whether the file of a paper stays here as the paper names it: one that was replaced since is of no use. */
export const isKeptAs = (files: readonly KeptFile[], { id, fichier }: Pick<Paper, "id" | "fichier">): boolean =>
  files.some((one) => one.id === id && one.print === fichier?.empreinte);

const SIZE = "content-length";
const addressOf = (id: string, print: string) => `/papiers-gardes/${id}/${print}`;

let userId: string | undefined;
let opening: Promise<void> = Promise.resolve();
let kept: readonly KeptFile[] = [];
const watchers = new Set<() => void>();

function set(files: readonly KeptFile[]) {
  kept = files;
  for (const watcher of watchers) watcher();
}

/** Where the pages of a browser tell each other that something else is kept, and by whom. */
let channel: BroadcastChannel | undefined;

function listen(): void {
  channel ??= new BroadcastChannel("bosco-papiers-gardes");
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === userId) void openKeptFiles(data);
  };
}

onNewSession(() => {
  if (userId === undefined || currentSession()?.id === userId) return;
  userId = undefined;
  channel?.close();
  channel = undefined;
  set([]);
});

export const keptFiles = () => kept;

export function watchKeptFiles(watcher: () => void): () => void {
  watchers.add(watcher);
  void ready();
  return () => watchers.delete(watcher);
}

const nameOf = (user: string) => FILES + user;

/** why it throws: a file that is kept in nobody's name would be erased as somebody else's, and not be there at sea. */
async function open(): Promise<Cache> {
  await ready();
  if (userId === undefined) throw new Error("nobody is signed in");
  return caches.open(nameOf(userId));
}

/**
 * What whoever is signed in has kept is known. why not left to the shell: it begins seconds after the page, and a paper is opened, or
 * chosen to be kept, before that.
 */
async function ready(): Promise<void> {
  const user = currentSession()?.id;
  await (user !== undefined && user !== userId ? openKeptFiles(user) : opening);
}

/** From here on files are kept for this user, and those that he has kept are known. */
export function openKeptFiles(user: string): Promise<void> {
  if (user !== userId) set([]);
  userId = user;
  listen();
  opening = readKept(user).catch(() => {});
  return opening;
}

async function readKept(user: string): Promise<void> {
  // why asked first: a cache that nothing is kept in is not made.
  if (!(await globalThis.caches?.has(nameOf(user)))) return;
  const cache = await caches.open(nameOf(user));
  const before = kept;
  const files = await Promise.all((await cache.keys()).map((request) => described(cache, request)));
  if (userId !== user) return;
  // why again: one that is kept or dropped meanwhile may be read or not.
  if (kept !== before) return readKept(user);
  set(files);
}

async function described(cache: Cache, request: Request): Promise<KeptFile> {
  const [, , id = "", print = ""] = new URL(request.url).pathname.split("/");
  const answer = await cache.match(request);
  return { id, print, size: Number(answer?.headers.get(SIZE) ?? 0) };
}

/** Keeps the file of a paper in place of the one it had. Throws where the browser has no room or keeps nothing. */
export async function keepFile({ id, fichier }: FiledPaper, file: Blob): Promise<void> {
  const cache = await open();
  const headers = { "content-type": file.type, [SIZE]: String(file.size) };
  await cache.put(addressOf(id, fichier.empreinte), new Response(file, { headers }));
  for (const old of kept) if (old.id === id && old.print !== fichier.empreinte) await drop(cache, old);
  set([...kept.filter((one) => one.id !== id), { id, print: fichier.empreinte, size: file.size }]);
  channel?.postMessage(userId);
}

const drop = (cache: Cache, { id, print }: KeptFile) => cache.delete(addressOf(id, print));

/** Its file no longer stays here. */
export async function dropKeptFile(id: string): Promise<void> {
  const cache = await open();
  for (const old of kept) if (old.id === id) await drop(cache, old);
  set(kept.filter((one) => one.id !== id));
  channel?.postMessage(userId);
}

/** The file of a paper, if it stays here as the paper names it. */
export async function keptFile(paper: FiledPaper): Promise<Blob | undefined> {
  await ready();
  if (!isKeptAs(kept, paper)) return undefined;
  const { id, fichier } = paper;
  return (await (await open()).match(addressOf(id, fichier.empreinte)))?.blob();
}
