import { ALL_BOATS } from "./boat-address.ts";
import { useSelectBoat, useSelectedBoat } from "./selected-boat.ts";

/** For pages that show one boat, or all where there are several: `boat` is undefined then. `select` is for `BoatSelect`. */
export function useBoatFilter() {
  const { boat: selected, asked, boats } = useSelectedBoat();
  const selectBoat = useSelectBoat();
  const fleet = boats.data ?? [];
  const boat = asked === ALL_BOATS && fleet.length > 1 ? undefined : selected;
  const select = {
    boats: fleet,
    value: boat?.id ?? "",
    allLabel: fleet.length > 1 ? "Tous les navires" : undefined,
    onValueChange: (id: string) => selectBoat(id || ALL_BOATS),
  };
  return { boat, boats, select };
}
