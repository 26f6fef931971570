import type { Boat, Engine } from "@bosco/domain/boats";
import type { ReactNode } from "react";
import { useSelectBoat } from "../../fleet/selected-boat.ts";
import { useSigns } from "../../fleet/signs.ts";
import { useScreenfulFirst } from "../../ui/content/use-screenful-first.ts";
import { BoatCard } from "./BoatCard.tsx";

/** On a desk two rows, the second of which comes up as one begins to scroll. */
const SCREENFUL = 6;

type BoatGridProps = {
  boats: readonly Boat[];
  /** Of each boat, by its id. */
  engines: ReadonlyMap<string, readonly Engine[]>;
  selected: Boat | undefined;
  crewEntry: (boat: Boat) => ReactNode;
  onEdit: (boat: Boat) => void;
  onDelete: (boat: Boat) => void;
};

export function BoatGrid({ boats, engines, selected, crewEntry, onEdit, onDelete }: BoatGridProps) {
  const selectBoat = useSelectBoat();
  const states = useSigns();
  const drawn = useScreenfulFirst(SCREENFUL);
  return (
    <section aria-labelledby="vos-bateaux" className="mt-6">
      <h2 id="vos-bateaux" className="text-lg">
        Vos Bateaux
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {boats.slice(0, drawn).map((boat, index) => (
          <BoatCard
            key={boat.id}
            boat={boat}
            engines={engines.get(boat.id) ?? []}
            state={states.get(boat.id)}
            selected={boat.id === selected?.id}
            isFar={index >= SCREENFUL}
            crewEntry={crewEntry}
            onSelect={selectBoat}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </section>
  );
}
