import { useSameBoat } from "../fleet/boat-address.ts";
import { NavLink } from "../ui/routing/Link.tsx";
import { navLink } from "./nav-link.ts";
import { PAGES } from "./navigation.ts";

/** From 1024 px on, in the top bar. */
export default function MainMenu() {
  const sameBoat = useSameBoat();
  return (
    <nav aria-label="Menu principal" className="hidden lg:block">
      <ul className="flex gap-1">
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={sameBoat(to)} className={navLink}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
