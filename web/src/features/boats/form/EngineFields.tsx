import { Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/form/Button.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { selectAll } from "./select-all.ts";
import type { BoatFields } from "./use-boat-form.ts";

const TYPE_HINT = "Par exemple\u00a0: Yanmar 3JH40, 40\u00a0ch";

/** The boat's engine; of several, each with its name. */
export function EngineFields({ fields }: { fields: BoatFields }) {
  const { form, engines, number, text, error } = fields;
  const addButton = useRef<HTMLButtonElement>(null);
  const isOnly = engines.rows.length === 0;
  const first = (
    <>
      <Field label="Moteur" required error={error("moteur")} hint={TYPE_HINT}>
        <TextInput autoComplete="off" {...text("moteur")} />
      </Field>
      <Field label="Heures moteur" error={error("heures_moteur")}>
        <FormNumberInput unit="h" step={1} {...selectAll} {...number("heures_moteur")} />
      </Field>
    </>
  );
  const remove = (index: number) => {
    // why at once: what had the focus is gone, and the button may have come back with it.
    flushSync(() => engines.remove(index));
    addButton.current?.focus();
  };
  return (
    <>
      {isOnly ? (
        first
      ) : (
        <EngineGroup name={form.watch("nom_moteur")}>
          <Field label="Nom du moteur" required error={error("nom_moteur")} className="sm:col-span-2">
            <TextInput autoComplete="off" {...text("nom_moteur")} />
          </Field>
          {first}
        </EngineGroup>
      )}
      {engines.rows.map(({ cle }, index) => (
        <OtherEngine key={cle} fields={fields} index={index} onRemove={() => remove(index)} />
      ))}
      {!engines.isFull && (
        <div className="-ml-4 sm:col-span-2">
          <Button ref={addButton} variant="quiet" onClick={engines.add}>
            <Plus size={18} />
            Ajouter un moteur
          </Button>
        </div>
      )}
    </>
  );
}

type OtherEngineProps = { fields: BoatFields; index: number; onRemove: () => void };

function OtherEngine({ fields, index, onRemove }: OtherEngineProps) {
  const { form, engines } = fields;
  const { register, control, formState } = form;
  const errors = formState.errors.moteurs?.[index];
  const name = form.watch(`moteurs.${index}.nom`);
  const text = (field: "nom" | "type") => register(`moteurs.${index}.${field}`, { onChange: engines.onTyped });
  return (
    <EngineGroup name={name}>
      <div className="flex items-start gap-2 sm:col-span-2">
        <Field label="Nom du moteur" required error={errors?.nom?.message} className="flex-1">
          <TextInput autoComplete="off" {...text("nom")} />
        </Field>
        <IconButton label={`Retirer ${name}`} onClick={onRemove} className="-mr-2 mt-6.5">
          <X size={20} />
        </IconButton>
      </div>
      <Field label="Moteur" required error={errors?.type?.message}>
        <TextInput autoComplete="off" {...text("type")} />
      </Field>
      <Field label="Heures moteur" error={errors?.heures?.message}>
        <FormNumberInput
          control={control}
          name={`moteurs.${index}.heures`}
          unit="h"
          step={1}
          {...selectAll}
          onTyped={engines.onTyped}
        />
      </Field>
    </EngineGroup>
  );
}

/** The fields of one engine among several. */
function EngineGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={name}
      className="grid min-w-0 gap-4 rounded border border-line p-4 sm:col-span-2 sm:grid-cols-2"
    >
      {children}
    </fieldset>
  );
}
