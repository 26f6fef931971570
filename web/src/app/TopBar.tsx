import { lazy, Suspense } from "react";
import type { Session } from "../data/current-session.ts";
import { Logo } from "../ui/content/Logo.tsx";
import { Link } from "../ui/routing/Link.tsx";
import type { ExpectedReader } from "./expected-reader.ts";
import { navLink } from "./nav-link.ts";
import { MainMenu } from "./own-bars.ts";

// why: it knows the account, and so the contract, which the public pages do not need.
const OwnCorner = lazy(() => import("./OwnCorner.tsx"));

/** `reader` is undefined where nobody knows yet who reads: then neither menu nor 'Se connecter' flickers by. */
export function TopBar({ reader, user }: { reader: ExpectedReader; user: Session }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface pt-[env(safe-area-inset-top)] print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link to={reader === "owner" ? "/dashboard" : "/"} className="rounded-sm py-2" aria-label="Bosco, accueil">
          <Logo />
        </Link>
        <Suspense fallback={null}>{reader === "owner" && <MainMenu />}</Suspense>
        <div className="ml-auto flex items-center gap-1">
          {user && (
            <Suspense fallback={<span className="size-11" />}>
              <OwnCorner user={user} />
            </Suspense>
          )}
          {reader === "visitor" && (
            <Link to="/auth" className={navLink}>
              Se connecter
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
