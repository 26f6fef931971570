import { Sailboat } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

export function NoBoat() {
  return (
    <EmptyState
      icon={<Sailboat aria-hidden="true" />}
      title="Aucun Navire"
      text="Ajoutez un navire pour programmer son entretien."
      action={
        <Button asChild>
          <Link to="/mes-bateaux?ajouter=1">Ajouter un navire</Link>
        </Button>
      }
    />
  );
}
