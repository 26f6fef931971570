import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useSession } from "../data/session.ts";
import { siteQuery } from "../data/site.ts";
import { Spinner } from "../ui/content/Spinner.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Footer } from "./Footer.tsx";
import { PasswordAgain } from "./PasswordAgain.tsx";
import { TopBar } from "./TopBar.tsx";

/** The frame around every page: top bar, footer, and on a phone the bar at the bottom. */
export function SiteLayout() {
  const user = useSession();
  const { data: identity = null } = useQuery(siteQuery);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-sea px-5 py-3 font-semibold text-on-sea focus-visible:translate-y-0"
      >
        Aller au contenu
      </a>
      <TopBar user={user} />
      <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={<Spinner />}>
          <Outlet context={{ identity }} />
        </Suspense>
      </main>
      <Footer identity={identity} />
      {user && <BottomBar />}
      {user && <PasswordAgain user={user} />}
      <ScrollRestoration />
    </div>
  );
}
