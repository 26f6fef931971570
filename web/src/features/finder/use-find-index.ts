import { buildInSlices, type Findable, type FindIndex } from "@bosco/domain/finding";
import { startTransition, useEffect, useState } from "react";
import type { FinderAction, FinderSheet } from "./finder-options.ts";

/** A page that is busy for longer feels it. */
const AT_ONCE_MS = 8;

/** The index of all there is to find, built piece by piece; the one before stands until then. */
export function useFindIndex(findable: Findable<FinderAction, FinderSheet>) {
  const [index, setIndex] = useState<FindIndex<FinderAction, FinderSheet>>();
  useEffect(() => {
    const building = buildInSlices(findable);
    let timer = setTimeout(next);
    function next() {
      const until = performance.now() + AT_ONCE_MS;
      do {
        const { done, value } = building.next();
        if (done) return startTransition(() => setIndex(value));
      } while (performance.now() < until);
      timer = setTimeout(next);
    }
    return () => clearTimeout(timer);
  }, [findable]);
  return index;
}
