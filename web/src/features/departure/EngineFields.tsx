import type { Engine } from "@bosco/domain/boats";
import { CONSUMPTION_WORDS, type EngineHours, MOST_TRIP_ENGINES } from "@bosco/domain/departure";
import { upperFirst } from "@bosco/domain/french";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { AmountField } from "./AmountField.tsx";

type EngineFieldsProps = {
  engines: readonly Engine[];
  planned: readonly EngineHours[];
  onChange: (planned: EngineHours[]) => void;
};

/** How long each engine is to run, and what it takes in an hour. */
export function EngineFields({ engines, planned, onChange }: EngineFieldsProps) {
  const of = (moteur_id: string): EngineHours =>
    planned.find((one) => one.moteur_id === moteur_id) ?? { moteur_id, heures: null, consommation: null };
  const change = (moteur_id: string, changed: Partial<EngineHours>) =>
    // why of these engines alone: what was planned with one that is gone is planned no more.
    onChange(
      engines
        .slice(0, MOST_TRIP_ENGINES)
        .map(({ id }) => (id === moteur_id ? { ...of(id), ...changed } : of(id)))
        .filter(({ heures, consommation }) => heures !== null || consommation !== null),
    );
  return engines.map(({ id, nom }) => (
    <FieldGroup key={id} legend={nom}>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label="Heures prévues"
          unit="h"
          most={2_000}
          value={of(id).heures}
          onValueChange={(heures) => change(id, { heures })}
          hint={"0 s’il ne sert pas"}
        />
        <AmountField
          label="Consommation"
          unit="L/h"
          most={1_000}
          value={of(id).consommation}
          onValueChange={(consommation) => change(id, { consommation })}
          hint={upperFirst(CONSUMPTION_WORDS)}
        />
      </div>
    </FieldGroup>
  ));
}
