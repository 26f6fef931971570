import { Suspense } from "react";
import { useSession } from "../data/session.ts";
import { Outlet } from "../ui/routing/Routes.tsx";
import { useReader } from "./expected-reader.ts";
import { Footer } from "./Footer.tsx";
import { BottomBar } from "./own-bars.ts";
import { PageRoom } from "./PageRoom.tsx";
import { TopBar } from "./TopBar.tsx";

/** The frame around every page: top bar, footer, and on a phone the bar at the bottom. */
export function SiteLayout() {
  const user = useSession();
  const reader = useReader(user);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-sea px-5 py-3 font-semibold text-on-sea focus-visible:translate-y-0"
      >
        Aller au contenu
      </a>
      <TopBar reader={reader} user={user} />
      <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
        <Suspense fallback={<PageRoom />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer isShort={reader === "owner"} />
      <Suspense fallback={null}>{reader === "owner" && <BottomBar />}</Suspense>
    </div>
  );
}
