import type { Boat } from "@bosco/domain/boats";
import { Fleet } from "../../features/boats/Fleet.tsx";
import { CrewEntry } from "../../features/crew/CrewEntry.tsx";
import { PapersLink } from "../../fleet/PapersLink.tsx";

const crewEntry = (boat: Boat) => (
  <span className="-mx-4 flex basis-full flex-wrap justify-between">
    <PapersLink boat={boat} variant="quiet" className="relative" />
    <CrewEntry boat={boat} variant="quiet" className="relative" />
  </span>
);

export default function BoatsPage() {
  return (
    <>
      <title>Mes Navires – Bosco</title>
      <Fleet crewEntry={crewEntry} />
    </>
  );
}
