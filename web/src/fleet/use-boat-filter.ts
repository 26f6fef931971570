import { startTransition, useState } from "react";
import { selectBoat, useSelectedBoat } from "./selected-boat.ts";

/** For pages that show one boat, or all where there are several: `boat` is undefined then. `select` is for `BoatSelect`. */
export function useBoatFilter() {
  const { boat: selected, boats } = useSelectedBoat();
  const [showsAll, setShowsAll] = useState(false);
  const fleet = boats.data ?? [];
  const boat = showsAll && fleet.length > 1 ? undefined : selected;
  const select = {
    boats: fleet,
    value: boat?.id ?? "",
    allLabel: fleet.length > 1 ? "Tous les navires" : undefined,
    onValueChange: (id: string) => {
      // why a transition: with the boat itself, which comes with one too.
      startTransition(() => setShowsAll(id === ""));
      if (id) selectBoat(id);
    },
  };
  return { boat, boats, select };
}
