import { useState } from "react";

/** What is chosen among `ids`; undefined while nothing is being chosen. What is gone meanwhile is no longer chosen. */
export function useSelection(ids: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>();
  const chosen = marked && ids.filter((id) => marked.has(id));
  return {
    chosen,
    allChosen: chosen !== undefined && chosen.length === ids.length,
    begin: () => setMarked(new Set()),
    end: () => setMarked(undefined),
    chooseAll: () => setMarked(new Set(ids)),
    chooseNone: () => setMarked(new Set()),
    set: (id: string, isChosen: boolean) =>
      setMarked((before) => new Set([...(before ?? []), id].filter((one) => one !== id || isChosen))),
  };
}
