import { counted, plural } from "@bosco/domain/french";
import { Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/form/Button.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { selectAll } from "./select-all.ts";
import type { BoatFields } from "./use-boat-form.ts";
import { useEngineTies } from "./use-engine-ties.ts";

const TYPE_HINT = "Par exemple\u00a0: Yanmar 3JH40, 40\u00a0ch";

/** The boat's engine; of several, each with its name. */
export function EngineFields({ fields }: { fields: BoatFields }) {
  const { form, engines, estimates, number, text, error } = fields;
  const addButton = useRef<HTMLButtonElement>(null);
  const isOnly = engines.rows.length === 0;
  const first = (
    <>
      <Field label="Moteur" required error={error("moteur")} hint={estimates.hint("moteur") ?? TYPE_HINT}>
        <TextInput autoComplete="off" {...text("moteur")} />
      </Field>
      <Field label="Heures moteur" error={error("heures_moteur")}>
        <FormNumberInput unit="h" step={1} {...selectAll} {...number("heures_moteur")} />
      </Field>
    </>
  );
  const [asked, setAsked] = useState<{ index: number; readings: number }>();
  const hasRemoved = useRef(false);
  const answer = () => {
    setAsked(undefined);
    // why later: a question keeps the focus until it is closed.
    if (hasRemoved.current) setTimeout(() => addButton.current?.focus());
    hasRemoved.current = false;
  };
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
        <OtherEngine
          key={cle}
          fields={fields}
          index={index}
          onRemove={(readings) => (readings > 0 ? setAsked({ index, readings }) : remove(index))}
        />
      ))}
      {!engines.isFull && (
        <div className="-ml-4 sm:col-span-2">
          <Button ref={addButton} variant="quiet" onClick={engines.add}>
            <Plus size={18} />
            Ajouter un moteur
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && answer()}
        danger
        title="Retirer le moteur"
        text={asked ? readingsLost(asked.readings) : ""}
        confirmLabel="Retirer"
        onConfirm={() => {
          if (asked) engines.remove(asked.index);
          hasRemoved.current = true;
        }}
      />
    </>
  );
}

/** « Une fois le bateau enregistré, ses 12 relevés d’heures seront supprimés. » */
const readingsLost = (count: number) =>
  `Une fois le bateau enregistré, ${plural(count, "son relevé", `ses ${counted(count, "relevé")}`)} d’heures ${plural(count, "sera supprimé", "seront supprimés")}.`;

type OtherEngineProps = { fields: BoatFields; index: number; onRemove: (readings: number) => void };

function OtherEngine({ fields, index, onRemove }: OtherEngineProps) {
  const { form, engines } = fields;
  const { register, control, formState } = form;
  const errors = formState.errors.moteurs?.[index];
  const name = form.watch(`moteurs.${index}.nom`);
  const { refusal, readings } = useEngineTies(form.watch(`moteurs.${index}.id`));
  const text = (field: "nom" | "type") => register(`moteurs.${index}.${field}`, { onChange: engines.onTyped });
  return (
    <EngineGroup name={name}>
      <div className="flex items-start gap-2 sm:col-span-2">
        <Field label="Nom du moteur" required error={errors?.nom?.message} className="flex-1">
          <TextInput autoComplete="off" {...text("nom")} />
        </Field>
        <IconButton
          label={`Retirer ${name}`}
          offReason={refusal}
          onClick={() => onRemove(readings)}
          className="-mr-2 mt-6"
        >
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
