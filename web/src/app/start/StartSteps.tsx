import type { Boat } from "@bosco/domain/boats";
import type { FirstThings } from "@bosco/domain/fleet";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { BoatStep } from "../../features/boats/start/BoatStep.tsx";
import { EngineStep } from "../../features/boats/start/EngineStep.tsx";
import { articlesQuery } from "../../features/inventory/articles/articles-query.ts";
import { PlanStep } from "../../features/maintenance/plan/PlanStep.tsx";
import { useMaintenances } from "../../features/maintenance/queries.ts";
import { StartFrame } from "../../features/start/StartFrame.tsx";
import { useOtherEngines } from "../../fleet/engines.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { EquipmentStep } from "./EquipmentStep.tsx";
import { useSteps } from "./use-start.ts";

type StartStepsProps = { boat: Boat | undefined; things: FirstThings };

/** The step that is due, or the one that the address names. */
export function StartSteps({ boat, things }: StartStepsProps) {
  const { step, kind, goTo, done, pass, back } = useSteps(boat, things);
  const others = (useOtherEngines().data ?? []).filter(({ bateau_id }) => bateau_id === boat?.id);
  const maintenances = useMaintenances().data ?? [];
  const articles = (useQuery(articlesQuery).data ?? []).filter(({ bateau_id }) => bateau_id === boat?.id);
  if (!step) return <AllDone onAgain={() => goTo("bateau")} />;
  return (
    <StartFrame step={step} onBack={() => back(step)} onPass={() => pass(step)}>
      {step === "bateau" && <BoatStep boat={boat} others={others} kind={kind} onDone={(said) => done(step, said)} />}
      {boat && step === "moteur" && <EngineStep boat={boat} others={others} onDone={() => done(step, kind)} />}
      {boat && step === "entretien" && <PlanStep boat={boat} all={maintenances} onDone={() => done(step, kind)} />}
      {boat && step === "equipement" && (
        <EquipmentStep boat={boat} articles={articles} kind={kind} onDone={() => done(step, kind)} />
      )}
    </StartFrame>
  );
}

function AllDone({ onAgain }: { onAgain: () => void }) {
  return (
    <EmptyState
      heading="h1"
      icon={<CircleCheck aria-hidden="true" />}
      title="La mise en route est terminée"
      text="Votre bateau, son moteur, son entretien et son équipement sont en place."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to="/dashboard">Voir le tableau de bord</Link>
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            Revoir les étapes
          </Button>
        </div>
      }
    />
  );
}
