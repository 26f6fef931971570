import type { Boat, Engine } from "@bosco/domain/boats";
import type { ReactNode } from "react";
import { useSelectBoat } from "../../fleet/selected-boat.ts";
import { useSigns } from "../../fleet/signs.ts";
import { BoatCard } from "./BoatCard.tsx";

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
  return (
    <section aria-labelledby="vos-bateaux" className="mt-6">
      <h2 id="vos-bateaux" className="text-lg">
        Vos Bateaux
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {boats.map((boat) => (
          <BoatCard
            key={boat.id}
            boat={boat}
            engines={engines.get(boat.id) ?? []}
            signs={states.get(boat.id)?.signs}
            selected={boat.id === selected?.id}
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
