import { startTransition, useCallback, useState } from "react";

/** Forgotten at sign-out, like the selected boat. */
const KEY = "bosco-inventaire-sections";

function remembered(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}

/** Which sections are closed, across visits. Everything starts open. */
export function useClosedSections() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(remembered);
  const toggle = useCallback((key: string) => {
    const after = remembered();
    if (!after.delete(key)) after.add(key);
    localStorage.setItem(KEY, JSON.stringify([...after]));
    // why a transition: opening a section of a thousand articles is drawn in pieces, and never holds up a tap.
    startTransition(() => setClosed(after));
  }, []);
  return { closed, toggle };
}
