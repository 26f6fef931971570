import type { Boat } from "@bosco/domain/boats";
import type { FirstThings } from "@bosco/domain/fleet";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BoatStep } from "../../features/boats/start/BoatStep.tsx";
import { EngineStep } from "../../features/boats/start/EngineStep.tsx";
import { articlesQuery } from "../../features/inventory/articles/articles-query.ts";
import { PlanStep } from "../../features/maintenance/plan/PlanStep.tsx";
import { useMaintenances } from "../../features/maintenance/queries.ts";
import { StartFrame } from "../../features/start/StartFrame.tsx";
import { useOtherEngines } from "../../fleet/engines.ts";
import { AllDone } from "./AllDone.tsx";
import { EquipmentStep } from "./EquipmentStep.tsx";
import { useSteps } from "./use-start.ts";

type StartStepsProps = { boat: Boat | undefined; things: FirstThings };

/** The step that is due, or the one that the address names. */
export function StartSteps({ boat, things }: StartStepsProps) {
  const { step, kind, goTo, done, pass, back } = useSteps(boat, things);
  const others = (useOtherEngines().data ?? []).filter(({ bateau_id }) => bateau_id === boat?.id);
  const maintenances = useMaintenances().data ?? [];
  const articles = (useQuery(articlesQuery).data ?? []).filter(({ bateau_id }) => bateau_id === boat?.id);
  const [isAgain, setIsAgain] = useState(false);
  if (!step)
    return (
      <AllDone
        boat={boat}
        things={things}
        onAgain={() => {
          setIsAgain(true);
          goTo("bateau");
        }}
      />
    );
  const onDone = () => done(step, kind);
  return (
    <StartFrame step={step} takesFocus={isAgain} onBack={() => back(step)} onPass={() => pass(step)}>
      {step === "bateau" && <BoatStep {...{ boat, others, kind }} onDone={(said) => done(step, said)} />}
      {boat && step === "moteur" && <EngineStep {...{ boat, others, onDone }} />}
      {boat && step === "entretien" && <PlanStep {...{ boat, kind, onDone }} all={maintenances} />}
      {boat && step === "equipement" && <EquipmentStep {...{ boat, articles, kind, onDone }} />}
    </StartFrame>
  );
}
