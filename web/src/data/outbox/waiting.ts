import { promisifyRequest } from "idb-keyval";
import type { ApiError } from "../api-error.ts";
import type { OwnDatabase } from "../own-database.ts";
import type { Row } from "../replica/row-order.ts";
import type { ShownWrite } from "../shown.ts";

/** A write as it is kept on this device until the server has answered it. */
export interface Waiting extends ShownWrite {
  /** Its place in the order of all. */
  place: number;
  /** What it does, in French. */
  words: string;
  /** The row that it edits or removes, as it was seen. */
  seen?: Row;
}

/** Why the server has refused a write. */
export interface Reason {
  status: number;
  code: ApiError["code"];
  message: string;
  data?: unknown;
  defined: boolean;
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
  return { ...write, place: Number(await place) };
}

export async function loadWrites(database: OwnDatabase): Promise<{ waiting: Waiting[]; refused: Refused[] }> {
  const asked = await database.run(["outbox", "refused"], "readonly", (store) => [
    promisifyRequest(store("outbox").getAll()),
    promisifyRequest(store("refused").getAll()),
  ]);
  const [waiting = [], refused = []] = await Promise.all(asked);
  return { waiting, refused };
}

/** The first of those that wait. */
export async function firstWrites(database: OwnDatabase, most: number): Promise<Waiting[]> {
  const [first] = await database.run(["outbox"], "readonly", (store) => [
    promisifyRequest<Waiting[]>(store("outbox").getAll(undefined, most)),
  ]);
  return (await first) ?? [];
}

export const putWrite = (database: OwnDatabase, write: Waiting) =>
  database.run(["outbox"], "readwrite", (store) => void store("outbox").put(write));

export const forgetWrite = (database: OwnDatabase, { place }: Pick<Waiting, "place">) =>
  database.run(["outbox"], "readwrite", (store) => void store("outbox").delete(place));

/** Whether it still waited, and now does not. */
export async function takeWrite(database: OwnDatabase, place: number): Promise<boolean> {
  const [found] = await database.run(["outbox"], "readwrite", (store) => {
    const kept = store("outbox");
    const count = promisifyRequest(kept.count(place));
    kept.delete(place);
    return [count];
  });
  return (await found) === 1;
}

/** Moves a write to those that somebody has to decide about. */
export const refuseWrite = (database: OwnDatabase, write: Refused) =>
  database.run(["outbox", "refused"], "readwrite", (store) => {
    store("outbox").delete(write.place);
    store("refused").put(write);
  });

/** Forgets a refused write, and keeps what takes its place at the end of the queue, together or not at all. */
export async function decideWrite(
  database: OwnDatabase,
  { place }: Refused,
  instead?: Omit<Waiting, "place">,
): Promise<Waiting | undefined> {
  const [added] = await database.run(["outbox", "refused"], "readwrite", (store) => {
    store("refused").delete(place);
    return [instead && promisifyRequest(store("outbox").add(instead))];
  });
  return instead && { ...instead, place: Number(await added) };
}
