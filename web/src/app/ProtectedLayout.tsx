import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation, useOutletContext } from "react-router";
import { accountQuery } from "../data/account.ts";
import { followEndings } from "../data/auth.ts";
import { readAgainOnReconnect } from "../data/query-client.ts";
import { openQueryStore } from "../data/query-store.ts";
import { followChanges } from "../data/realtime.ts";
import { useSession } from "../data/session.ts";
import { SignedOutNote } from "../features/assistant/SignedOutNote.tsx";
import { PageFrame } from "../ui/content/PageFrame.tsx";
import { ReadNote } from "../ui/content/ReadNote.tsx";
import { Spinner } from "../ui/content/Spinner.tsx";
import { showToast } from "../ui/overlay/toast.ts";
import { preloadHome } from "./preload-home.ts";

/** Pages for whoever is signed in; everybody else goes home. */
export default function ProtectedLayout() {
  const user = useSession();
  const [wasIn, setWasIn] = useState(false);
  if (user && !wasIn) setWasIn(true);
  if (user === undefined) return <Spinner />;
  return user ? <SignedIn key={user.id} userId={user.id} /> : <SignedOut hasLeft={wasIn} />;
}

/** Home; whoever came for his profile or the assistant without being signed in is told why. */
function SignedOut({ hasLeft }: { hasLeft: boolean }) {
  const { pathname } = useLocation();
  const isToTell = pathname === "/account" && !hasLeft;
  useEffect(() => {
    if (isToTell) showToast({ title: "Vous devez être connecté pour voir cette page.", tone: "info" });
  }, [isToTell]);
  return pathname === "/assistant" && !hasLeft ? <SignedOutNote /> : <Navigate to="/" replace />;
}

function SignedIn({ userId }: { userId: string }) {
  const context = useOutletContext();
  const ready = useOwnData(userId);
  const account = useQuery({ ...accountQuery, enabled: ready });
  if (account.data)
    return (
      <PageFrame>
        <Outlet context={context} />
      </PageFrame>
    );
  if (account.isError)
    return (
      <PageFrame>
        <ReadNote query={account} message="Impossible de charger votre profil." />
      </PageFrame>
    );
  return <Spinner />;
}

/** Brings back what this user has read before, then keeps it up to date. */
function useOwnData(userId: string): boolean {
  const client = useQueryClient();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let close = () => {};
    let ended = false;
    openQueryStore(client, userId).then((stop) => {
      if (ended) return stop();
      const stops = [
        stop,
        followChanges(client, userId),
        followEndings(userId),
        readAgainOnReconnect(client),
        preloadHome(),
      ];
      close = () => {
        for (const end of stops) end();
      };
      setReady(true);
    });
    return () => {
      ended = true;
      close();
    };
  }, [client, userId]);
  return ready;
}
