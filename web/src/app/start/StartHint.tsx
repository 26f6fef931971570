import type { Boat } from "@bosco/domain/boats";
import { ResumeStart } from "../../features/start/ResumeStart.tsx";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { Card } from "../../ui/content/Card.tsx";

/** The dashboard's way into a first start: in the place of everything without a boat, else a line that takes up one that was begun. */
export default function StartHint({ boat }: { boat: Boat | undefined }) {
  if (boat) return <ResumeStart boat={boat} />;
  return (
    <Card className="mt-6">
      <NoBoat text="Ajoutez votre bateau pour suivre ici ses heures moteur, son entretien et ses stocks." />
    </Card>
  );
}
