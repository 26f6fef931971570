import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import {
  type EntryState,
  entry,
  followSteps,
  leaveOldSteps,
  leaveSteps,
  onceLeft,
  onceReturned,
  rememberAddress,
} from "./history-steps.ts";
import { hrefOf, type Router, RouterContext } from "./router-context.ts";

// why not randomUUID: over plain http there is none.
const newKey = () => Math.random().toString(36).slice(2);

/** A place of the history that we did not make gets its key here, and keeps it. */
function keepEntry() {
  if (entry()?.index === undefined)
    history.replaceState({ key: entry()?.key ?? newKey(), index: 0 } satisfies EntryState, "");
}

/** Where the browser is. */
function visit(isReturn: boolean) {
  keepEntry();
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash, key: entry().key }, isReturn };
}

type Visit = ReturnType<typeof visit>;

/** why: a step over a dialog leads nowhere, and nothing is to be drawn for it. */
const unlessSame = (next: Visit) => (before: Visit) =>
  (["pathname", "search", "hash", "key"] as const).every((part) => before.location[part] === next.location[part])
    ? before
    : next;

const move = (target: URL, state: EntryState, replaces: boolean) =>
  history[replaces ? "replaceState" : "pushState"](state, "", target);

/** Follows the browser's history. A page stays until the next one has come. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => visit(true));

  useEffect(() => {
    const follow = () => {
      // why before: a place on the page that a plain link led to is an entry without a state of ours.
      keepEntry();
      if (followSteps()) startTransition(() => setCurrent(unlessSame(visit(true))));
    };
    window.addEventListener("popstate", follow);
    leaveOldSteps();
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const navigate = useCallback<Router["navigate"]>(
    (to, { replace = false, staysInPlace = false, asksFirst = false } = {}) => {
      const target = new URL(hrefOf(to, window.location), window.location.href);
      const toOtherPage = () => {
        const { index, step } = entry();
        const replaces = replace || step !== undefined || target.href === window.location.href;
        move(target, { key: newKey(), index: replaces ? index : index + 1 }, replaces);
        startTransition(() => setCurrent(visit(false)));
      };
      const seenOtherwise = () => {
        const { index, ...state } = entry();
        const replaces = replace || state.step !== undefined || target.href === window.location.href;
        move(target, { ...state, index: replaces ? index : index + 1 }, replaces);
        rememberAddress(target.href);
        // why not before the next frame, which shows the press: a transition too may begin with work that none can come between.
        requestAnimationFrame(() => startTransition(() => setCurrent((before) => visit(before.isReturn))));
      };
      const leave = () => leaveSteps(replace, toOtherPage);
      const go = asksFirst ? () => onceLeft(leave) : leave;
      onceReturned(staysInPlace ? seenOtherwise : go);
    },
    [],
  );

  const router = useMemo(() => ({ ...current, navigate }), [current, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}
