import { HULL_KINDS, HULL_NAMES, type HullKind, knownHullKind } from "@bosco/domain/boats";
import { metres, withUnit } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ChipGroup } from "../../../ui/choice/ChipGroup.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { modelChoice } from "../form/boat-values.ts";
import type { BoatFields } from "../form/use-boat-form.ts";
import { modelsQuery } from "../queries.ts";
import { useUsualFigures } from "./use-usual-figures.ts";

const kinds = HULL_KINDS.map((value) => ({ value, label: HULL_NAMES[value] }));

const CATALOGUE_FIGURES = ["longueur", "largeur", "capacite_carburant", "capacite_eau"] as const;
const none: never[] = [];

type FigureFieldsProps = {
  fields: BoatFields;
  /** What its owner has said that it is. */
  kind: HullKind | undefined;
  onKind: (kind: HullKind) => void;
};

/** Kind, length, beam, draught and tanks: as the catalogue has them, as their owner knows them, or as is usual for such a boat. */
export function FigureFields({ fields, kind: chosen, onKind }: FigureFieldsProps) {
  const { form, error, number, estimates } = fields;
  const [isDrawn, setIsDrawn] = useState(false);
  const usual = useUsualFigures(fields);
  const values = form.watch();
  const kind = chosen ?? knownHullKind(values);
  const { longueur, largeur, capacite_carburant, capacite_eau } = values;
  const models = useQuery(modelsQuery);
  const model = models.data?.find(({ id }) => id === modelChoice(values, models.data ?? none));
  const isFromCatalogue = model && CATALOGUE_FIGURES.every((figure) => model[figure] === values[figure]);
  const isNamed = Boolean(values.nom_constructeur || values.nom_modele);
  // why not before the catalogue is read: its figures would stand there as fields.
  if (!isDrawn && isNamed && !isFromCatalogue && !models.isLoading) setIsDrawn(true);

  if (!isNamed && !isDrawn) return null;
  const chips = (
    <FieldGroup legend="Type de bateau" className="sm:col-span-2">
      <ChipGroup
        label="Type de bateau"
        chips={kinds}
        value={kind ?? ("" as HullKind)}
        onValueChange={(next) => {
          onKind(next);
          usual.follow(next);
        }}
      />
    </FieldGroup>
  );
  if (isFromCatalogue && !isDrawn)
    return (
      <div className="grid gap-4">
        {chips}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded bg-surface-2 py-2 pr-2 pl-4">
          <p className="text-sm">
            {`Repris du catalogue\u00a0: ${metres(longueur)} × ${metres(largeur)}, ${withUnit(capacite_carburant, "L")} de carburant, ${withUnit(capacite_eau, "L")} d’eau.`}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              // why at once: what had the focus is gone.
              flushSync(() => setIsDrawn(true));
              form.setFocus("longueur");
            }}
          >
            Corriger les chiffres
          </Button>
        </div>
      </div>
    );
  const length = number("longueur");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {chips}
      <Field label="Longueur" required error={error("longueur")}>
        <FormNumberInput
          unit="m"
          step={0.1}
          {...length}
          onTyped={(text) => {
            length.onTyped(text);
            usual.follow(kind);
          }}
        />
      </Field>
      <div className="flex flex-col items-start gap-1.5 sm:mt-6.5">
        <Button variant="secondary" onClick={() => usual.propose(kind)}>
          Je ne sais pas le reste
        </Button>
        <p role="status" className="text-ink-2 text-xs">
          {usual.told || "Propose les chiffres usuels d’un bateau de ce type et de cette longueur."}
        </p>
      </div>
      <Field label="Largeur" required error={error("largeur")} hint={estimates.hint("largeur")}>
        <FormNumberInput unit="m" step={0.1} {...number("largeur")} />
      </Field>
      <Field label="Tirant d’eau" error={error("tirant_eau")} hint={estimates.hint("tirant_eau")}>
        <FormNumberInput unit="m" step={0.1} {...number("tirant_eau")} />
      </Field>
      <Field
        label="Capacité carburant"
        required
        error={error("capacite_carburant")}
        hint={estimates.hint("capacite_carburant")}
      >
        <FormNumberInput integer unit="L" step={1} {...number("capacite_carburant")} />
      </Field>
      <Field label="Capacité eau" required error={error("capacite_eau")} hint={estimates.hint("capacite_eau")}>
        <FormNumberInput integer unit="L" step={1} {...number("capacite_eau")} />
      </Field>
    </div>
  );
}
