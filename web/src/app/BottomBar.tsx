import { NavLink } from "react-router";
import { PAGES } from "./navigation.ts";

/** Below 1024 px, under the thumb. */
export function BottomBar() {
  return (
    <nav
      aria-label="Navigation"
      className="sticky bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-2xl grid-cols-6">
        {PAGES.map(({ to, bar, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group flex min-h-16 flex-col items-center gap-0.5 px-0.5 pt-2 pb-1 text-center text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-sea-strong"
            >
              <span className="grid h-7 w-12 place-items-center rounded-full group-aria-[current=page]:bg-sea-soft">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="text-[.6875rem] leading-tight">{bar}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
