import { promisifyRequest } from "idb-keyval";
import type { OwnDatabase } from "../own-database.ts";
import type { Row } from "../replica/row-order.ts";
import type { ShownWrite } from "../shown.ts";
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
}

/** A write that the server has refused, until somebody decides. */
export interface Refused extends Waiting {
  why: Reason;
}

/** Where the pages of a browser, and its worker, tell each other what becomes of writes. */
export const channelOf = (database: Pick<OwnDatabase, "name">) => `${database.name}-envoi`;

/** Keeps a write at the end of the queue, and gives it its place. */
export async function keepWrite(database: OwnDatabase, write: Omit<Waiting, "place">): Promise<Waiting> {
  const place = await database.run(["outbox"], "readwrite", (store) => promisifyRequest(store("outbox").add(write)));
  return { ...write, place: Number(place) };
}

export async function loadWrites(database: OwnDatabase): Promise<{ waiting: Waiting[]; refused: Refused[] }> {
  const [waiting, refused] = await database.run(["outbox", "refused"], "readonly", (store) =>
    Promise.all([
      promisifyRequest<Waiting[]>(store("outbox").getAll()),
      promisifyRequest<Refused[]>(store("refused").getAll()),
    ]),
  );
  return { waiting, refused };
}

/** The first of those that wait. */
export const firstWrites = (database: OwnDatabase, most: number): Promise<Waiting[]> =>
  database.run(["outbox"], "readonly", (store) => promisifyRequest<Waiting[]>(store("outbox").getAll(undefined, most)));

export const putWrite = (database: OwnDatabase, write: Waiting) =>
  database.run(["outbox"], "readwrite", (store) => void store("outbox").put(write));

/** Notes, before they are, that these are sent. */
export async function noteSent(database: OwnDatabase, writes: readonly Waiting[]): Promise<void> {
  const unsent = writes.filter(({ isSent }) => !isSent);
  if (unsent.length === 0) return;
  await database.run(["outbox"], "readwrite", (store) => {
    for (const write of unsent) store("outbox").put({ ...write, isSent: true });
  });
}

export const forgetWrites = (database: OwnDatabase, writes: readonly Pick<Waiting, "place">[]) =>
  database.run(["outbox"], "readwrite", (store) => {
    for (const { place } of writes) store("outbox").delete(place);
  });

/** Whether it still waited and was never sent, and now is gone. */
export const takeWrite = (database: OwnDatabase, place: number): Promise<boolean> =>
  database.run(["outbox"], "readwrite", (store) => {
    const outbox = store("outbox");
    return promisifyRequest<Waiting | undefined>(outbox.get(place)).then((found) => {
      const isMine = found !== undefined && !found.isSent;
      if (isMine) outbox.delete(place);
      return isMine;
    });
  });

/** Moves a write to those that somebody has to decide about. */
export const refuseWrite = (database: OwnDatabase, write: Refused) =>
  database.run(["outbox", "refused"], "readwrite", (store) => {
    store("outbox").delete(write.place);
    store("refused").put(write);
  });

/**
 * Forgets a refused write, and keeps what takes its place at the end of the queue, together or not at all. One that was
 * decided about already, in another page or by another press, is left alone.
 */
export const decideWrite = (
  database: OwnDatabase,
  { place }: Refused,
  instead: readonly Omit<Waiting, "place">[],
): Promise<Waiting[]> =>
  database.run(["outbox", "refused"], "readwrite", async (store) => {
    const refused = store("refused");
    const outbox = store("outbox");
    if ((await promisifyRequest(refused.count(place))) === 0) return [];
    refused.delete(place);
    const places = await Promise.all(instead.map((write) => promisifyRequest(outbox.add(write))));
    return instead.map((write, index) => ({ ...write, place: Number(places[index]) }));
  });
