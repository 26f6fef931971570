import { queryOptions, useQuery } from "@tanstack/react-query";
import { del, get, set } from "idb-keyval";

/** Who is signed in, as far as a page without the account needs to know. */
export interface SessionUser {
  id: string;
  email: string;
}

const KEPT = "session";

/** Restores the session at load. Without a network, whoever was signed in here last still is: nothing left the device. */
async function readSession(): Promise<SessionUser | null> {
  const response = await fetch("/api/auth/get-session").catch(() => undefined);
  if (!response || response.status >= 500) return (await get<SessionUser>(KEPT).catch(() => null)) ?? null;
  const session: { user: SessionUser } | null = response.ok ? await response.json() : null;
  const user = session && { id: session.user.id, email: session.user.email };
  await (user ? set(KEPT, user) : del(KEPT)).catch(() => {});
  return user;
}

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
