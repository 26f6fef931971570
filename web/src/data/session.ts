import { queryOptions, useQuery } from "@tanstack/react-query";
import { del, get, set } from "idb-keyval";
import { askServer } from "./ask-server.ts";
import { isLeaving, keepTellingLeaving, tellLeaving } from "./leave.ts";

/** Who is signed in, as far as a page without the account needs to know. */
export interface SessionUser {
  id: string;
  email: string;
}

const KEPT = "session";
/** A page that opens waits for it. */
const PATIENCE_MS = 20_000;

/**
 * Who the server says is signed in; `undefined` when it says nothing. Only its own word that nobody is counts as that: a
 * busy server, a proxy or an answer cut short would otherwise wipe what the device keeps.
 */
export async function askSession(): Promise<SessionUser | null | undefined> {
  try {
    const response = await askServer("/api/auth/get-session", {}, PATIENCE_MS);
    if (response.status !== 200) return undefined;
    const session: { user?: Partial<SessionUser> } | null = await response.json();
    if (session === null) return null;
    const { id, email } = session.user ?? {};
    return id && email ? { id, email } : undefined;
  } catch {
    return undefined;
  }
}

/** Restores the session at load. Without a network, whoever was signed in here last still is: nothing left the device. */
async function readSession(): Promise<SessionUser | null> {
  // why first: whoever has signed out here without a network is not brought back by a server that was not told.
  if (isLeaving() && !(await tellLeaving())) {
    void keepTellingLeaving();
    return null;
  }
  const user = await askSession();
  if (user === undefined) return (await get<SessionUser>(KEPT).catch(() => null)) ?? null;
  await (user ? set(KEPT, user) : forgetKeptSession()).catch(() => {});
  return user;
}

export const forgetKeptSession = () => del(KEPT).catch(() => {});

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: "always",
});

/** `undefined` while it is not known yet, `null` when nobody is signed in. */
export function useSession(): SessionUser | null | undefined {
  return useQuery(sessionQuery).data;
}
