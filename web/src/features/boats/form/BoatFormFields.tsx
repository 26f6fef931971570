import { FLAGS } from "@bosco/domain/boats";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { Select } from "../../../ui/choice/Select.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { EngineFields } from "./EngineFields.tsx";
import { FormSection } from "./FormSection.tsx";
import { ModelField } from "./ModelField.tsx";
import { selectAll } from "./select-all.ts";
import type { BoatFields } from "./use-boat-form.ts";

const flags = [{ value: "", label: "Aucun" }, ...FLAGS.map((flag) => ({ value: flag, label: flag }))];

type Props = {
  fields: BoatFields;
  /** Undefined for somebody else's boat, which is never one's default. */
  isDefault: boolean | undefined;
  photo: ReactNode;
};

/** Every field of a boat, with the photo among them. */
export function BoatFormFields({ fields, isDefault, photo }: Props) {
  const { form, estimates, number, text, optional, error } = fields;
  return (
    <>
      <FormSection title="Le bateau">
        <Field label="Nom" required error={error("nom")} className="sm:col-span-2">
          <TextInput autoComplete="off" {...text("nom")} />
        </Field>
        <ModelField fields={fields} />
        <Field
          label="Année"
          required
          hint="Celle de votre bateau : le catalogue ne propose que celle du modèle."
          error={error("annee")}
        >
          <FormNumberInput integer step={1} {...selectAll} {...number("annee")} />
        </Field>
        <Field label="Année de construction" error={error("annee_construction")}>
          <FormNumberInput integer step={1} {...number("annee_construction")} />
        </Field>
        <Field label="Année d’achat" error={error("annee_achat")}>
          <FormNumberInput integer step={1} {...number("annee_achat")} />
        </Field>
        <Field label="Couleur" error={error("couleur")}>
          <TextInput autoComplete="off" {...optional("couleur")} />
        </Field>
        {isDefault !== undefined && (
          <Checkbox
            className="sm:col-span-2"
            label="Bateau par défaut"
            description={
              isDefault ? "C’est votre bateau par défaut." : "Toutes les pages s’ouvrent d’abord sur ce bateau."
            }
            disabled={isDefault}
            {...form.register("par_defaut")}
          />
        )}
      </FormSection>
      {photo}
      <FormSection title="Dimensions">
        <Field label="Longueur" required error={error("longueur")}>
          <FormNumberInput unit="m" step={0.1} {...selectAll} {...number("longueur")} />
        </Field>
        <Field label="Largeur" required error={error("largeur")} hint={estimates.hint("largeur")}>
          <FormNumberInput unit="m" step={0.1} {...selectAll} {...number("largeur")} />
        </Field>
        <Field label="Tirant d’eau" error={error("tirant_eau")} hint={estimates.hint("tirant_eau")}>
          <FormNumberInput unit="m" step={0.1} {...number("tirant_eau")} />
        </Field>
      </FormSection>
      <FormSection title="Moteur et capacités">
        <EngineFields fields={fields} />
        <Field
          label="Capacité carburant"
          required
          error={error("capacite_carburant")}
          hint={estimates.hint("capacite_carburant")}
        >
          <FormNumberInput integer unit="L" step={1} {...selectAll} {...number("capacite_carburant")} />
        </Field>
        <Field label="Capacité eau" required error={error("capacite_eau")} hint={estimates.hint("capacite_eau")}>
          <FormNumberInput integer unit="L" step={1} {...selectAll} {...number("capacite_eau")} />
        </Field>
        <Field label="Capacité eaux usées" error={error("capacite_eaux_usees")}>
          <FormNumberInput integer unit="L" step={1} {...number("capacite_eaux_usees")} />
        </Field>
      </FormSection>
      <FormSection title="Papiers et port">
        <Field label="Immatriculation" error={error("immatriculation")}>
          <TextInput autoComplete="off" autoCapitalize="characters" {...optional("immatriculation")} />
        </Field>
        <Field
          label="Numéro HIN"
          error={error("numero_hin")}
          hint={"Gravé sur le tableau arrière\u00a0: FR-ABC12345D606"}
        >
          <TextInput autoComplete="off" autoCapitalize="characters" {...optional("numero_hin")} />
        </Field>
        <Field label="MMSI" error={error("mmsi")} hint="9 chiffres, sur votre licence de station (VHF)">
          <TextInput inputMode="numeric" autoComplete="off" {...optional("mmsi")} />
        </Field>
        <Field label="Port d’attache" error={error("port_attache")}>
          <TextInput autoComplete="off" {...optional("port_attache")} />
        </Field>
        <Field label="Pavillon" error={error("pavillon")}>
          <Controller
            control={form.control}
            name="pavillon"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select
                options={flags}
                value={value ?? ""}
                onValueChange={(flag) => onChange(flag || null)}
                onBlur={onBlur}
                placeholder="Choisir un pavillon"
              />
            )}
          />
        </Field>
        <Field label="Note" error={error("note")} className="sm:col-span-2">
          <TextArea {...optional("note")} />
        </Field>
      </FormSection>
    </>
  );
}
