import { Sailboat } from "lucide-react";
import { AddBoatLink } from "../../../fleet/AddBoatLink.tsx";
import { Card } from "../../../ui/content/Card.tsx";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";

/** The dashboard of a fleet without a boat. */
export function NoBoat() {
  return (
    <Card className="mt-6">
      <EmptyState
        icon={<Sailboat />}
        title="Aucun Navire"
        text="Ajoutez votre bateau pour suivre ici ses heures moteur, son entretien et ses stocks."
        action={<AddBoatLink size="lg" />}
      />
    </Card>
  );
}
