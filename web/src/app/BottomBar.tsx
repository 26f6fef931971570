import { useSameBoat } from "../fleet/boat-address.ts";
import { NavLink } from "../ui/routing/Link.tsx";
import { PAGES } from "./navigation.ts";

/**
 * Below 1024 px, under the thumb. Where the six names do not fit beside each other, only the current page shows its own; the
 * others keep theirs for screen readers.
 */
export default function BottomBar() {
  const sameBoat = useSameBoat();
  return (
    <nav
      aria-label="Navigation"
      // why: zoomed in that far, two bars that stay in place would leave nothing of the page.
      className="sticky bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] max-[16rem]:static lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-2xl max-[16rem]:flex-wrap">
        {PAGES.map(({ to, bar, icon: Icon }) => (
          // why not equal shares: 'Tableau de bord' needs twice the room of 'Bateaux', and together they just fit 384 px; a little smaller, 352.
          <li key={to} className="min-w-11 flex-auto max-[16rem]:basis-1/3">
            <NavLink
              to={sameBoat(to)}
              className="group flex min-h-16 flex-col items-center justify-center gap-0.5 px-0.5 py-1.5 text-center text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-sea-strong"
            >
              <span className="grid h-7 w-full max-w-12 place-items-center rounded-full group-aria-[current=page]:bg-sea-soft">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="whitespace-nowrap text-[.6875rem] leading-tight max-[24rem]:text-[.625rem] max-[22rem]:sr-only max-[22rem]:group-aria-[current=page]:not-sr-only">
                {bar}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
