import { HULL_KINDS, HULL_NAMES, type HullKind, knownHullKind, typicalFigures } from "@bosco/domain/boats";
import { counted, metres, withUnit } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChipGroup } from "../../../ui/choice/ChipGroup.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { modelChoice } from "../form/boat-values.ts";
import type { BoatFields } from "../form/use-boat-form.ts";
import { modelsQuery } from "../queries.ts";

const kinds = HULL_KINDS.map((value) => ({ value, label: HULL_NAMES[value] }));

const CATALOGUE_FIGURES = ["longueur", "largeur", "capacite_carburant", "capacite_eau"] as const;
const none: never[] = [];

const NO_KIND = "Choisissez d’abord le type de bateau.";
const NO_LENGTH = "Indiquez d’abord la longueur, même approximative.";
const NOTHING_USUAL =
  "Nous ne connaissons pas de chiffres usuels pour cette longueur\u00a0: indiquez ce que vous savez.";

type FigureFieldsProps = {
  fields: BoatFields;
  kind: HullKind | undefined;
  onKind: (kind: HullKind) => void;
};

/** Length, beam, draught and tanks: as the catalogue has them, as their owner knows them, or as is usual for such a boat. */
export function FigureFields({ fields, kind: chosen, onKind }: FigureFieldsProps) {
  const { form, error, number, estimates } = fields;
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState("");
  const values = form.watch();
  const kind = chosen ?? knownHullKind(values);
  const isNamed = Boolean(values.nom_constructeur || values.nom_modele);
  const { longueur, largeur, capacite_carburant, capacite_eau } = values;
  const models = useQuery(modelsQuery).data ?? none;
  const model = models.find(({ id }) => id === modelChoice(values, models));
  const isFromCatalogue = model && CATALOGUE_FIGURES.every((figure) => model[figure] === values[figure]);

  /** Gives the sentence that says what came of it. */
  const propose = (asked: HullKind | undefined): string => {
    if (!asked) return NO_KIND;
    const length = form.getValues("longueur");
    if (!(length > 0)) {
      form.setFocus("longueur");
      return NO_LENGTH;
    }
    const usual = typicalFigures(asked, length);
    if (!usual) return NOTHING_USUAL;
    const { moteur: _, ...figures } = usual;
    return `${counted(estimates.propose(figures), "estimation")} à corriger plus tard, marquées comme telles.`;
  };
  /** What follows from kind and length follows them as long as it is an estimate. */
  const followWith = (asked: HullKind | undefined) => told && setTold(propose(asked));

  if (!isNamed) return null;
  if (isFromCatalogue && !isOpen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded bg-surface-2 py-2 pr-2 pl-4">
        <p className="text-sm">
          {`Repris du catalogue\u00a0: ${metres(longueur)} × ${metres(largeur)}, ${withUnit(capacite_carburant, "L")} de carburant, ${withUnit(capacite_eau, "L")} d’eau.`}
        </p>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          Corriger les chiffres
        </Button>
      </div>
    );
  const length = number("longueur");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {!knownHullKind(values) && (
        <FieldGroup legend="Type de bateau" className="sm:col-span-2">
          <ChipGroup
            label="Type de bateau"
            chips={kinds}
            value={kind ?? ("" as HullKind)}
            onValueChange={(next) => {
              onKind(next);
              followWith(next);
            }}
          />
        </FieldGroup>
      )}
      <Field label="Longueur" required error={error("longueur")}>
        <FormNumberInput
          unit="m"
          step={0.1}
          {...length}
          onTyped={(text) => {
            length.onTyped(text);
            followWith(kind);
          }}
        />
      </Field>
      <div className="flex flex-col items-start gap-1.5 sm:mt-6.5">
        <Button variant="secondary" onClick={() => setTold(propose(kind))}>
          Je ne sais pas le reste
        </Button>
        <p role="status" className="text-ink-2 text-xs">
          {told || "Propose les chiffres usuels d’un bateau de ce type et de cette longueur."}
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
