import type { Theme } from "@bosco/domain/assistant";
import { startTransition, useState } from "react";

/** Where a reader is among the sheets: on a shelf (or before all of them), or in a sheet with the way he came. */
export interface Place {
  theme: Theme | undefined;
  trail: readonly string[];
  /** Opened on a sheet: going back from the first one closes. */
  direct: boolean;
}

export function useSheetsDialog() {
  const [place, setPlace] = useState<Place>();
  // why a transition: the press must not wait for all the shelves.
  const open = (next: Place) => startTransition(() => setPlace(next));
  return {
    place,
    /** All shelves, or one of them. */
    browse: (theme?: Theme) => open({ theme, trail: [], direct: false }),
    openSheet: (id: string) => open({ theme: undefined, trail: [id], direct: true }),
    follow: (id: string) => setPlace((before) => before && { ...before, trail: [...before.trail, id] }),
    back: () => setPlace((before) => before && { ...before, trail: before.trail.slice(0, -1) }),
    close: () => setPlace(undefined),
  };
}
