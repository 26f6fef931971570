import { Sailboat } from "lucide-react";
import { AddBoatLink } from "../../fleet/AddBoatLink.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";

export function NoBoat() {
  return (
    <EmptyState
      icon={<Sailboat aria-hidden="true" />}
      title="Aucun Navire"
      text="Ajoutez un navire pour programmer son entretien."
      action={<AddBoatLink />}
    />
  );
}
