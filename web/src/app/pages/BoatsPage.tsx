import type { Boat } from "@bosco/domain/boats";
import { Fleet } from "../../features/boats/Fleet.tsx";
import { CrewEntry } from "../../features/crew/CrewEntry.tsx";

const crewEntry = (boat: Boat) => <CrewEntry boat={boat} variant="quiet" className="relative -mr-4 ml-auto" />;

export default function BoatsPage() {
  return (
    <>
      <title>Mes Navires – Bosco</title>
      <Fleet crewEntry={crewEntry} />
    </>
  );
}
