import { del, get, set } from "idb-keyval";
import type { SessionUser } from "./current-session.ts";

const KEPT = "session";

/** Runs what uses the browser's database. why caught: it may be full or forbidden, or not be there at all. */
const tried = async <Value>(use: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await use();
  } catch {
    return undefined;
  }
};

/** Remembers who is signed in here, for a page that opens without a network. */
export const keepSession = (user: SessionUser) => tried(() => set(KEPT, user));

export const readKeptSession = async () => (await tried(() => get<SessionUser>(KEPT))) ?? null;

export const forgetKeptSession = () => tried(() => del(KEPT));
