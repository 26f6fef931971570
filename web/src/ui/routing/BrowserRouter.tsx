import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { hrefOf, type Router, RouterContext } from "./router-context.ts";

// why not randomUUID: over plain http there is none.
const newKey = () => Math.random().toString(36).slice(2);

/** Where the browser is. A place of its history that we did not make gets its key here, and keeps it. */
function visit(isReturn: boolean) {
  if (!history.state?.key) history.replaceState({ key: newKey() }, "");
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash, key: history.state.key }, isReturn };
}

/** Follows the browser's history. A page stays until the next one has come. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => visit(true));
  useEffect(() => {
    const follow = () => startTransition(() => setCurrent(visit(true)));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  const navigate = useCallback<Router["navigate"]>((to, { replace = false } = {}) => {
    const target = new URL(hrefOf(to, window.location), window.location.href);
    const isSame = target.href === window.location.href;
    history[replace || isSame ? "replaceState" : "pushState"]({ key: newKey() }, "", target);
    startTransition(() => setCurrent(visit(false)));
  }, []);
  const router = useMemo(() => ({ ...current, navigate }), [current, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}
