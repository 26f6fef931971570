import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountQuery } from "../data/account.ts";
import { ownData } from "../data/own-data.ts";
import { readAgainOnReconnect } from "../data/query-client.ts";
import { followChanges } from "../data/realtime.ts";
import { useSession } from "../data/session.ts";
import { hearLateAnswer } from "../data/session-end.ts";
import { SignedOutNote } from "../features/assistant/SignedOutNote.tsx";
import { PageFrame } from "../ui/content/PageFrame.tsx";
import { ReadNote } from "../ui/content/ReadNote.tsx";
import { onFirstUse } from "../ui/first-use.ts";
import { showToast, wantToaster } from "../ui/overlay/toast.ts";
import { Navigate } from "../ui/routing/Navigate.tsx";
import { Outlet } from "../ui/routing/Routes.tsx";
import { useLocation } from "../ui/routing/router-context.ts";
import { FleetSigns } from "./FleetSigns.tsx";
import { later } from "./later.ts";
import { OwnData } from "./OwnData.tsx";
import { PageRoom } from "./PageRoom.tsx";
import { preloadQuietly } from "./preload-quietly.ts";
import { forgetWantedPage, wantPage } from "./wanted-page.ts";

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

/** Home; whoever came for a page without being signed in is told why, and gets it once he is. */
function SignedOut({ hasLeft }: { hasLeft: boolean }) {
  const { pathname, search } = useLocation();
  const explainsItself = pathname === "/assistant";
  useEffect(() => {
    if (hasLeft) return;
    wantPage({ pathname, search });
    if (!explainsItself) showToast({ title: "Vous devez être connecté pour voir cette page.", tone: "info" });
  }, [hasLeft, pathname, search, explainsItself]);
  return explainsItself && !hasLeft ? <SignedOutNote /> : <Navigate to="/" />;
}

function SignedIn({ userId }: { userId: string }) {
  const ready = useOwnData(userId);
  const account = useQuery({ ...accountQuery, enabled: ready });
  useEffect(forgetWantedPage, []);
  if (account.data)
    return (
      // why that high: what a page reads comes bit by bit, and the footer must not be in sight to jump.
      <div className="min-h-dvh">
        <PageFrame>
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
