import type { Boat, Engine } from "@bosco/domain/boats";
import { EngineFields } from "../form/EngineFields.tsx";
import { StepForm } from "./StepForm.tsx";

type EngineStepProps = { boat: Boat; others: readonly Engine[]; onDone: () => void };

/** What drives the boat, and how many hours it has run. */
export function EngineStep({ boat, others, onDone }: EngineStepProps) {
  return (
    <StepForm
      boat={boat}
      others={others}
      onDone={onDone}
      part={(fields) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <EngineFields fields={fields} />
        </div>
      )}
    />
  );
}
