import type { Boat } from "@bosco/domain/boats";
import { FIRST_STEPS, type FirstStep, type FirstThings, isStepDone } from "@bosco/domain/fleet";
import { CircleCheck } from "lucide-react";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { dashboardOf } from "./use-start.ts";

const LEFT_OPEN: Record<FirstStep, string> = {
  bateau: "le bateau",
  moteur: "les heures moteur",
  entretien: "le plan d’entretien",
  equipement: "l’inventaire et les checklists",
};

function doneText(things: FirstThings): string {
  const open = FIRST_STEPS.filter((step) => !isStepDone(step, things)).map((step) => LEFT_OPEN[step]);
  if (open.length === 0) return "Votre bateau, son moteur, son entretien et son équipement sont en place.";
  return `Votre bateau est en place. À compléter quand vous voudrez\u00a0: ${open.join(", ")}.`;
}

type AllDoneProps = { boat: Boat | undefined; things: FirstThings; onAgain: () => void };

/** No step is due any more: each was answered, or passed over. */
export function AllDone({ boat, things, onAgain }: AllDoneProps) {
  return (
    <EmptyState
      heading="h1"
      icon={<CircleCheck aria-hidden="true" />}
      title="La mise en route est terminée"
      text={doneText(things)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={dashboardOf(boat)}>Voir le tableau de bord</Link>
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            Revoir les étapes
          </Button>
        </div>
      }
    />
  );
}
