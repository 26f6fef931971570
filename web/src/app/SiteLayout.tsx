import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { useSession } from "../data/session.ts";
import { siteQuery } from "../data/site.ts";
import { Spinner } from "../ui/Spinner.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import { TopBar } from "./TopBar.tsx";

/** The frame around every page: top bar, footer, and on a phone the bar at the bottom. */
export function SiteLayout() {
  const user = useSession();
  const { data: identity = null } = useQuery(siteQuery);
  const loading = useNavigation().state === "loading";
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-sea px-5 py-3 font-semibold text-on-sea focus-visible:translate-y-0"
      >
        Aller au contenu
      </a>
      <TopBar user={user} />
      {loading && (
        <div
          role="progressbar"
          aria-label="Chargement de la page"
          className="fixed inset-x-0 top-0 z-40 h-1 animate-pulse bg-sea"
        />
      )}
      <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={<Spinner />}>
          <Outlet context={{ identity }} />
        </Suspense>
      </main>
      <Footer identity={identity} />
      {user && <BottomBar />}
      <ScrollRestoration />
    </div>
  );
}
