import { lazy, Suspense } from "react";
import { Link, NavLink } from "react-router";
import type { SessionUser } from "../data/session.ts";
import { Logo } from "../ui/content/Logo.tsx";
import { PAGES } from "./navigation.ts";
import { SyncBadge } from "./SyncBadge.tsx";

// why: it knows the account, and so the contract, which the public pages do not need.
const UserMenu = lazy(() => import("./UserMenu.tsx"));

const navLink =
  "inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-ink-2 text-sm hover:bg-surface-2 hover:text-ink aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea-strong";

/** `user` is undefined while the session is being restored: then neither menu nor 'Se connecter' flickers by. */
export function TopBar({ user }: { user: SessionUser | null | undefined }) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface pt-[env(safe-area-inset-top)] print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl items-center gap-4 px-4 sm:px-6">
        <Link to={user ? "/dashboard" : "/"} className="rounded-sm py-2" aria-label="Bosco, accueil">
          <Logo />
        </Link>
        {user && (
          <nav aria-label="Menu principal" className="hidden lg:block">
            <ul className="flex gap-1">
              {PAGES.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} className={navLink}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-2">
          {user && <SyncBadge />}
          {user && (
            <Suspense fallback={<span className="size-11" />}>
              <UserMenu user={user} />
            </Suspense>
          )}
          {user === null && (
            <Link to="/auth" className={navLink}>
              Se connecter
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
