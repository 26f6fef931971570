import { counted } from "@bosco/domain/french";
import {
  DAY_CHOICES,
  DIET_NAMES,
  DIETS,
  type GeneratorChoices,
  MOST_PERSONS,
  reserveDays,
  SEASONS,
  type Season,
} from "@bosco/domain/provisioning";
import { CupSoda, Leaf, Snowflake, SprayCan, Sun, Utensils } from "lucide-react";
import { ChipGroup, ChipToggles } from "../../ui/choice/ChipGroup.tsx";
import { Select } from "../../ui/choice/Select.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { NumberStepper } from "../../ui/form/NumberStepper.tsx";

const SEASON_CHIPS: Record<Season, { label: string; icon: React.ReactNode }> = {
  été: { label: "Été", icon: <Sun size={18} aria-hidden="true" /> },
  hiver: { label: "Hiver", icon: <Snowflake size={18} aria-hidden="true" /> },
  "inter-saison": { label: "Inter-saison", icon: <Leaf size={18} aria-hidden="true" /> },
};
const FILTER_CHIPS = [
  { value: "alimentaire", label: "Alimentaire", icon: <Utensils size={18} aria-hidden="true" /> },
  { value: "boissons", label: "Boissons", icon: <CupSoda size={18} aria-hidden="true" /> },
  { value: "hygiene", label: "Hygiène", icon: <SprayCan size={18} aria-hidden="true" /> },
] as const;

type GeneratorFieldsProps = {
  choices: GeneratorChoices;
  onChange: (choices: GeneratorChoices) => void;
  disabled?: boolean;
};

export function GeneratorFields({ choices, onChange, disabled = false }: GeneratorFieldsProps) {
  const { nombrePersonnes, nombreJours, saison, filtres } = choices;
  const chosen = FILTER_CHIPS.filter(({ value }) => filtres[value]).map(({ value }) => value);
  const off = <C extends object>(chip: C) => ({ ...chip, disabled });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Personnes">
          <NumberStepper
            label="Personnes"
            value={nombrePersonnes}
            min={1}
            max={MOST_PERSONS}
            disabled={disabled}
            onValueChange={(value) => onChange({ ...choices, nombrePersonnes: Math.round(value) })}
          />
        </Field>
        <Field label="Durée" hint={`Plus ${counted(reserveDays(nombreJours), "jour")} de vivres en réserve`}>
          <Select
            options={DAY_CHOICES.map((days) => ({ value: String(days), label: counted(days, "jour") }))}
            value={String(nombreJours)}
            disabled={disabled}
            onValueChange={(value) => onChange({ ...choices, nombreJours: Number(value) })}
          />
        </Field>
      </div>
      <FieldGroup legend="Saison">
        <ChipGroup
          label="Saison"
          chips={SEASONS.map((value) => off({ value, ...SEASON_CHIPS[value] }))}
          value={saison}
          onValueChange={(next) => onChange({ ...choices, saison: next })}
        />
      </FieldGroup>
      <FieldGroup legend="Contenu">
        <ChipToggles
          label="Contenu"
          chips={FILTER_CHIPS.map(off)}
          values={chosen}
          onValuesChange={(values) => {
            const on = (name: (typeof chosen)[number]) => values.includes(name);
            const next = { alimentaire: on("alimentaire"), boissons: on("boissons"), hygiene: on("hygiene") };
            onChange({ ...choices, filtres: { ...filtres, ...next } });
          }}
        />
      </FieldGroup>
      <FieldGroup
        legend="Régimes alimentaires"
        hint="Seuls les cinq premiers sont notés sur la liste. Halal et casher : ni viande ni alcool, ajoutez votre viande certifiée."
      >
        <ChipToggles
          label="Régimes alimentaires"
          chips={DIETS.map((value) => off({ value, label: DIET_NAMES[value] }))}
          values={filtres.regimes}
          onValuesChange={(regimes) => onChange({ ...choices, filtres: { ...filtres, regimes } })}
        />
      </FieldGroup>
    </>
  );
}
