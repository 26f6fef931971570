import { useEffect } from "react";
import { useLocation } from "../../ui/routing/router-context.ts";

/**
 * Brings the element named by the address's fragment into view and gives it the focus.
 * why: the browser does this for a loaded document only, not for a page that the router draws later.
 */
export function useHashTarget() {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    target.scrollIntoView();
    const focusable = target.querySelector<HTMLElement>(":scope > summary") ?? target;
    focusable.focus({ preventScroll: true });
  }, [location]);
}
