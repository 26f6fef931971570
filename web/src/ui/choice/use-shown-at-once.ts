import { useEffect, useState } from "react";

/** A page that has not followed by then was led elsewhere meanwhile. */
const LATEST_MS = 3_000;

/** A choice that the page takes its time to follow, shown as it was made. */
export function useShownAtOnce<V>(value: V, choose: (next: V) => void): [V, (next: V) => void] {
  const [made, setMade] = useState<{ over: V; next: V }>();
  const isFollowed = made === undefined || made.over !== value;
  if (made && isFollowed) setMade(undefined);
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => setMade(undefined), LATEST_MS);
    return () => clearTimeout(timer);
  }, [made]);
  return [
    isFollowed ? value : made.next,
    (next) => {
      setMade({ over: value, next });
      choose(next);
    },
  ];
}
