import { Plus, Sailboat } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";

/** The dashboard of a fleet without a boat. */
export function NoBoat() {
  return (
    <Card className="mt-6">
      <EmptyState
        icon={<Sailboat />}
        title="Aucun Navire"
        text="Ajoutez votre bateau pour suivre ici ses heures moteur, son entretien et ses stocks."
        action={
          <Button asChild size="lg">
            <Link to="/mes-bateaux?ajouter=1">
              <Plus size={20} />
              Ajouter un navire
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
