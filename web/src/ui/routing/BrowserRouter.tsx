import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { type EntryState, followSteps, leaveOldSteps, onceReturned } from "./history-steps.ts";
import { hrefOf, type Router, RouterContext } from "./router-context.ts";

// why not randomUUID: over plain http there is none.
const newKey = () => Math.random().toString(36).slice(2);

const entry = (): EntryState => history.state;

/** Where the browser is. A place of its history that we did not make gets its key here, and keeps it. */
function visit(isReturn: boolean) {
  if (!entry()?.key) history.replaceState({ key: newKey() } satisfies EntryState, "");
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash, key: entry().key }, isReturn };
}

type Visit = ReturnType<typeof visit>;

/** why: a step over a dialog leads nowhere, and nothing is to be drawn for it. */
const unlessSame = (next: Visit) => (before: Visit) =>
  (["pathname", "search", "hash", "key"] as const).every((part) => before.location[part] === next.location[part])
    ? before
    : next;

/** Follows the browser's history. A page stays until the next one has come. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => visit(true));

  useEffect(() => {
    const follow = () => {
      followSteps();
      startTransition(() => setCurrent(unlessSame(visit(true))));
    };
    window.addEventListener("popstate", follow);
    leaveOldSteps();
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const navigate = useCallback<Router["navigate"]>(
    (to, { replace = false, staysInPlace = false } = {}) =>
      onceReturned(() => {
        const target = new URL(hrefOf(to, window.location), window.location.href);
        const { key, step } = entry();
        // why: what is led to from a dialog takes the dialog's step, and Back leads to the page below it.
        const replaces = replace || step !== undefined || target.href === window.location.href;
        const state = staysInPlace ? { key, step } : { key: newKey() };
        history[replaces ? "replaceState" : "pushState"](state, "", target);
        startTransition(() => setCurrent((before) => visit(staysInPlace && before.isReturn)));
      }),
    [],
  );

  const router = useMemo(() => ({ ...current, navigate }), [current, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}
