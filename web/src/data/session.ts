import { queryOptions, useQuery } from "@tanstack/react-query";
import { del, get, set } from "idb-keyval";
import { isLeaving, keepTellingLeaving, tellLeaving } from "./leave.ts";
import { noteAnswer, noteSilence } from "./online.ts";

/** Who is signed in, as far as a page without the account needs to know. */
export interface SessionUser {
  id: string;
  email: string;
}

const KEPT = "session";

/** Who the server says is signed in; nothing when it says nothing. */
export async function askSession(): Promise<SessionUser | null | undefined> {
  const response = await fetch("/api/auth/get-session").catch(() => undefined);
  if (!response || response.status >= 500) {
    noteSilence();
    return undefined;
  }
  noteAnswer();
  const session: { user: SessionUser } | null = response.ok ? await response.json().catch(() => null) : null;
  return session && { id: session.user.id, email: session.user.email };
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
