import { type Boat, type Engine, type HullKind, knownHullKind, typicalFigures } from "@bosco/domain/boats";
import { useState } from "react";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { ModelField } from "../form/ModelField.tsx";
import { FigureFields } from "./FigureFields.tsx";
import { StepForm } from "./StepForm.tsx";

const ENGINE_UNSAID = "Moteur à préciser";

type BoatStepProps = {
  boat: Boat | undefined;
  others: readonly Engine[];
  /** What its owner has said that it is. */
  kind: HullKind | undefined;
  onDone: (kind: HullKind | undefined) => void;
};

/** The boat itself: its name, its model, and the figures that the catalogue does not have. */
export function BoatStep({ boat, others, kind: said, onDone }: BoatStepProps) {
  const [chosen, setChosen] = useState(said);
  return (
    <StepForm
      boat={boat}
      others={others}
      onPress={({ form, proposeEngine }) => {
        const values = form.getValues();
        const kind = chosen ?? knownHullKind(values);
        // why here: the next step asks for the engine, and no boat is kept without one.
        proposeEngine((kind && typicalFigures(kind, values.longueur)?.moteur) ?? ENGINE_UNSAID);
      }}
      onDone={() => onDone(chosen)}
      part={(fields) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Nom" required error={fields.error("nom")} className="sm:col-span-2">
              <TextInput autoComplete="off" {...fields.text("nom")} />
            </Field>
            <ModelField fields={fields} />
            <Field
              label="Année"
              required
              hint={"Celle de votre bateau, même approximative\u00a0: l’entretien se compte à partir d’elle."}
              error={fields.error("annee")}
            >
              <FormNumberInput integer step={1} {...fields.number("annee")} />
            </Field>
          </div>
          <FigureFields fields={fields} kind={chosen} onKind={setChosen} />
        </>
      )}
    />
  );
}
