import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountQuery } from "../data/account.ts";
import { ownData } from "../data/own-data.ts";
import { readAgainOnReconnect } from "../data/query-client.ts";
import { followChanges } from "../data/realtime.ts";
import { useSession } from "../data/session.ts";
import { hearLateAnswer } from "../data/session-end.ts";
import { PageFrame } from "../ui/content/PageFrame.tsx";
import { ReadNote } from "../ui/content/ReadNote.tsx";
import { onFirstUse } from "../ui/first-use.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { showToast, wantToaster } from "../ui/overlay/toast.ts";
import { Navigate } from "../ui/routing/Navigate.tsx";
import { Outlet } from "../ui/routing/Routes.tsx";
import { useLocation } from "../ui/routing/router-context.ts";
import { DemoBar } from "./DemoBar.tsx";
import { FleetSigns } from "./FleetSigns.tsx";
import { later } from "./later.ts";
import { leaveFor, leavingFor } from "./leaving-for.ts";
import { OwnData } from "./OwnData.tsx";
import { PageRoom } from "./PageRoom.tsx";
import { preloadQuietly } from "./preload-quietly.ts";
import { useNotified } from "./use-notified.ts";
import { forgetWantedPage, wantPage } from "./wanted-page.ts";

// why apart: whoever is signed in never sees it.
const { Part: SignedOutNote } = lazyPart(() => import("../features/assistant/SignedOutNote.tsx"));

/** Pages for whoever is signed in; everybody else goes home. */
export default function ProtectedLayout() {
  const user = useSession();
  const [wasIn, setWasIn] = useState(false);
  if (user && !wasIn) setWasIn(true);
  if (user === undefined) return <PageRoom />;
  if (!user) return <SignedOut hasLeft={wasIn} />;
  return (
    <OwnData>
      <SignedIn key={user.id} userId={user.id} />
    </OwnData>
  );
}

/** Home, or where he has signed out to; whoever came for a page without being signed in is told why, and gets it once he is. */
function SignedOut({ hasLeft }: { hasLeft: boolean }) {
  const { pathname, search } = useLocation();
  const explainsItself = pathname === "/assistant";
  useEffect(() => {
    if (hasLeft) return;
    wantPage({ pathname, search });
    if (!explainsItself) showToast({ title: "Vous devez être connecté pour voir cette page.", tone: "info" });
  }, [hasLeft, pathname, search, explainsItself]);
  return explainsItself && !hasLeft ? <SignedOutNote /> : <Navigate to={leavingFor()} />;
}

function SignedIn({ userId }: { userId: string }) {
  const ready = useOwnData(userId);
  const account = useQuery({ ...accountQuery, enabled: ready });
  const { pathname } = useLocation();
  useEffect(forgetWantedPage, []);
  useEffect(leaveFor, []);
  useNotified();
  if (account.data)
    return (
      // why that high: what a page reads comes bit by bit, and the footer must not be in sight to jump.
      <div className="min-h-dvh">
        <PageFrame>
          {account.data.est_demo && isFramed(pathname) && <DemoBar />}
          <FleetSigns>
            <Outlet />
          </FleetSigns>
        </PageFrame>
      </div>
    );
  if (account.isError)
    return (
      <PageFrame>
        <ReadNote query={account} message="Impossible de charger votre profil." />
      </PageFrame>
    );
  return <PageRoom />;
}

/** A page below another takes the whole screen. */
const isFramed = (pathname: string) => pathname.lastIndexOf("/") === 0;

/** Brings back what this user has read before, then keeps it up to date. */
function useOwnData(userId: string): boolean {
  const client = useQueryClient();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let close = () => {};
    let ended = false;
    const forgetUse = onFirstUse(wantToaster);
    void hearLateAnswer();
    ownData().then(({ replica }) => {
      if (ended) return;
      const stops = [
        followChanges(client, replica, userId),
        readAgainOnReconnect(client),
        preloadQuietly(),
        later(async () => {
          wantToaster();
          return () => {};
        }),
        later(() => import("./shell/follow-shell.ts").then(({ followShell }) => followShell(client, userId))),
      ];
      close = () => {
        for (const end of stops) end();
      };
      setReady(true);
    });
    return () => {
      ended = true;
      forgetUse();
      close();
    };
  }, [client, userId]);
  return ready;
}
