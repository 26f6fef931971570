import { promisifyRequest } from "idb-keyval";
import type { OwnDatabase } from "../own-database.ts";
import type { Row } from "../replica/row-order.ts";
import type { ShownWrite } from "../shown.ts";
import { raised } from "./raise-versions.ts";
import type { Reason } from "./reason.ts";

/** A write as it is kept on this device until the server has answered it. */
export interface Waiting extends ShownWrite {
  /** Its place in the order of all. */
  place: number;
  /** What it does, in French. */
  words: string;
  /** The row that it edits or removes, as it was seen. */
  seen?: Row;
  /** It has left the device, or may have: the server may know it. */
  isSent?: true;
  /** The version was added when it was kept: whoever pressed has not asked to be asked. */
  isPinned?: true;
}

/** A write that the server has answered, with what it said, until it is part of what was read. */
export interface Answered extends Waiting {
  output: unknown;
}

/** A write that the server has refused, until somebody decides. */
export interface Refused extends Waiting {
  why: Reason;
  /** Later ones that need what it would have made: they wait with it. */
  dependents?: readonly Waiting[];
}

/** What is sent in place of a refused write; made then, unless it says when. */
export type Instead = Omit<Waiting, "place" | "at"> & Partial<Pick<Waiting, "at">>;

/** Where the pages of a browser, and its worker, tell each other what becomes of writes. */
export const channelOf = (database: Pick<OwnDatabase, "name">) => `${database.name}-envoi`;

/** Keeps a write at the end of the queue, and gives it its place. */
export async function keepWrite(database: OwnDatabase, write: Omit<Waiting, "place">): Promise<Waiting> {
  const place = await database.run(["outbox"], "readwrite", (store) => promisifyRequest(store("outbox").add(write)));
  return { ...write, place: Number(place) };
}

export interface Kept {
  waiting: Waiting[];
  answered: Answered[];
  refused: Refused[];
}

export const loadWrites = (database: OwnDatabase): Promise<Kept> =>
  database.run(["outbox", "answered", "refused"], "readonly", async (store) => {
    const [waiting, answered, refused] = await Promise.all([
      promisifyRequest<Waiting[]>(store("outbox").getAll()),
      promisifyRequest<Answered[]>(store("answered").getAll()),
      promisifyRequest<Refused[]>(store("refused").getAll()),
    ]);
    return { waiting, answered, refused };
  });

/** The places of those that are answered and not part of what was read. */
export const answeredIn = (database: OwnDatabase): Promise<number[]> =>
  database.run(["answered"], "readonly", async (store) =>
    (await promisifyRequest(store("answered").getAllKeys())).map(Number),
  );

/** The first of those that wait. */
export const firstWrites = (database: OwnDatabase, most: number): Promise<Waiting[]> =>
  database.run(["outbox"], "readonly", (store) => promisifyRequest<Waiting[]>(store("outbox").getAll(undefined, most)));

export const putWrite = (database: OwnDatabase, write: Waiting) =>
  database.run(["outbox"], "readwrite", (store) => void store("outbox").put(write));

/** Notes, before they are, that these are sent. why looked at: what is gone meanwhile, with its user, does not come back. */
export async function noteSent(database: OwnDatabase, writes: readonly Waiting[]): Promise<void> {
  const unsent = writes.filter(({ isSent }) => !isSent);
  if (unsent.length === 0) return;
  await database.run(["outbox"], "readwrite", async (store) => {
    const outbox = store("outbox");
    const counts = await Promise.all(unsent.map(({ place }) => promisifyRequest(outbox.count(place))));
    for (const [index, write] of unsent.entries()) if (counts[index]) outbox.put({ ...write, isSent: true });
  });
}

/**
 * These are answered: they are shown as they were until they are part of what was read, also by a page that opens later. What waits
 * behind them on the same rows is of the version that these have now. Gives what is left of them for somebody to decide about, and
 * whether anything that waits was raised.
 */
export const answerWrites = (
  database: OwnDatabase,
  writes: readonly Answered[],
): Promise<{ left: Refused[]; isRaised: boolean }> =>
  database.run(["outbox", "answered", "refused"], "readwrite", async (store) => {
    const outbox = store("outbox");
    const waiting = await promisifyRequest<Waiting[]>(outbox.getAll());
    // why looked at: what is gone meanwhile, with its user, does not come back.
    const known = writes.filter(({ place }) => waiting.some((write) => write.place === place));
    for (const write of known) {
      outbox.delete(write.place);
      store("answered").put(write);
    }
    const left = known.flatMap(leftOver);
    for (const write of left) store("refused").put(write);
    const behind = waiting.filter(({ place }) => !known.some((write) => write.place === place));
    const newer = raised(known, behind);
    for (const write of newer) outbox.put(write);
    return { left, isRaised: newer.length > 0 };
  });

/** The same where the browser has no room to keep what the server said. */
export const answerOrForget = (database: OwnDatabase, writes: readonly Answered[]): Promise<{ left: Refused[] }> =>
  answerWrites(database, writes).catch(async () => {
    await forgetWrites(database, writes);
    return { left: [] };
  });

export const forgetWrites = (database: OwnDatabase, writes: readonly Pick<Waiting, "place">[]) =>
  database.run(["outbox"], "readwrite", (store) => {
    for (const { place } of writes) store("outbox").delete(place);
  });

/** Of a bulk action that has waited, what it has left alone because somebody has changed it since it was seen. */
function leftOver({ output, ...write }: Answered): Refused[] {
  const { laisses: ids = [] } = (output ?? {}) as { laisses?: string[] };
  if (ids.length === 0) return [];
  const { bateau_id } = write.input as { bateau_id: string };
  const why: Reason = { status: 409, code: "CONFLIT", message: "", defined: false };
  return [{ ...write, operationId: crypto.randomUUID(), input: { bateau_id, ids } as never, why }];
}

/** Whether all of them still waited and none was ever sent, and now they are gone; or all of them stay. */
export const takeWrites = (database: OwnDatabase, places: readonly number[]): Promise<boolean> =>
  database.run(["outbox"], "readwrite", async (store) => {
    const outbox = store("outbox");
    const found = await Promise.all(places.map((place) => promisifyRequest<Waiting | undefined>(outbox.get(place))));
    const isMine = found.every((write) => write !== undefined && !write.isSent);
    if (isMine) for (const place of places) outbox.delete(place);
    return isMine;
  });

/** Moves a write to those that somebody has to decide about. */
export const refuseWrite = (database: OwnDatabase, write: Refused) =>
  database.run(["outbox", "refused"], "readwrite", (store) => {
    for (const { place } of [write, ...(write.dependents ?? [])]) store("outbox").delete(place);
    store("refused").put(write);
  });

/**
 * Forgets a refused write, and keeps what takes its place at the end of the queue, together or not at all. One that was
 * decided about already, in another page or by another press, is left alone.
 */
export const decideWrite = (
  database: OwnDatabase,
  { place }: Refused,
  instead: readonly Instead[],
): Promise<Waiting[]> =>
  database.run(["outbox", "refused"], "readwrite", async (store) => {
    const refused = store("refused");
    const outbox = store("outbox");
    if ((await promisifyRequest(refused.count(place))) === 0) return [];
    refused.delete(place);
    const at = new Date().toISOString();
    const writes = instead.map((write) => ({ at, ...write }));
    const places = await Promise.all(writes.map((write) => promisifyRequest(outbox.add(write))));
    return writes.map((write, index) => ({ ...write, place: Number(places[index]) }));
  });
