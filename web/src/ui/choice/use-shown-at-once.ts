import { useState } from "react";

/** A choice that the page takes its time to follow, shown as it was made. */
export function useShownAtOnce<V>(value: V, choose: (next: V) => void): [V, (next: V) => void] {
  const [made, setMade] = useState<{ over: V; next: V }>();
  if (made && made.over !== value) setMade(undefined);
  const shown = made?.over === value ? made.next : value;
  return [
    shown,
    (next) => {
      setMade({ over: value, next });
      choose(next);
    },
  ];
}
