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
  const [taken, setTaken] = useState(0);
  return (
    <StepForm
      boat={boat}
      others={others}
      isChanged={chosen !== said}
      onPress={({ form, proposeEngine }) => {
        const values = form.getValues();
        const kind = chosen ?? knownHullKind(values);
        // why here: the next step asks for the engine, and no boat is kept without one.
        if (kind || values.moteur === "")
          proposeEngine((kind && typicalFigures(kind, values.longueur)?.moteur) ?? ENGINE_UNSAID);
      }}
      onDone={() => onDone(chosen)}
      part={(fields) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Nom" required error={fields.error("nom")} className="sm:col-span-2">
              <TextInput autoComplete="off" {...fields.text("nom")} />
            </Field>
            <ModelField
              fields={fields}
              onTaken={() => {
                // why: what was said of the other boat says nothing of this one.
                setChosen(undefined);
                setTaken(taken + 1);
              }}
            />
            <Field
              label="Année"
              required
              hint={
                "Celle de votre bateau, même approximative\u00a0: l’entretien se compte à partir d’elle. Le catalogue ne propose que celle du modèle."
              }
              error={fields.error("annee")}
            >
              <FormNumberInput integer step={1} {...fields.number("annee")} />
            </Field>
          </div>
          <FigureFields key={taken} fields={fields} kind={chosen} onKind={setChosen} />
        </>
      )}
    />
  );
}
