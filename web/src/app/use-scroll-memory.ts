import { useEffect, useLayoutEffect, useRef } from "react";
import { attempt } from "../data/attempt.ts";
import { useRouter } from "../ui/routing/router-context.ts";

const KEPT = "bosco-defilement";

type Places = Record<string, number>;
const readKept = (): Places => attempt(() => JSON.parse(sessionStorage.getItem(KEPT) ?? "{}")) ?? {};

/** A new page begins at its top, or at the place its address names; back and forward lead to where one was. */
export function useScrollMemory(): void {
  const { location, isReturn } = useRouter();
  const { key, hash } = location;
  const places = useRef<Places>(undefined);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    places.current ??= readKept();
    const place = isReturn ? places.current[key] : undefined;
    const target = hash ? document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? "") : null;
    if (place !== undefined) window.scrollTo(0, place);
    else if (target) target.scrollIntoView();
    // why not at first: a page that could be read before its script came may have been scrolled already.
    else if (!isFirst.current) window.scrollTo(0, 0);
    isFirst.current = false;
    const remember = () => {
      if (places.current) places.current[key] = window.scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, hash, isReturn]);

  useEffect(() => {
    const enter = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      history.scrollRestoration = "auto";
      attempt(() => sessionStorage.setItem(KEPT, JSON.stringify(places.current)));
    };
    enter();
    // why: a page that comes back from the browser's memory is not started again.
    window.addEventListener("pageshow", enter);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pageshow", enter);
      window.removeEventListener("pagehide", leave);
    };
  }, []);
}
