import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { Combobox } from "../../ui/choice/Combobox.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { FormNumberInput } from "../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { PasswordInput } from "../../ui/form/PasswordInput.tsx";
import { Radio } from "../../ui/form/Radio.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { Section } from "./Section.tsx";
import { flags, models } from "./samples.ts";

const defaultValues = {
  nom: "Korrigan",
  longueur: 12.35 as number | null,
  modele: "",
  pavillon: "France",
  echeance: "2026-11-19",
  motDePasse: "",
  note: "",
  parDefaut: true,
  role: "equipage",
};

export function FormSection() {
  const [sent, setSent] = useState("");
  const { register, control, handleSubmit, reset, formState } = useForm({ defaultValues });
  return (
    <Section title="Formulaire">
      <form
        id="formulaire"
        noValidate
        className="showcase-stack"
        onSubmit={handleSubmit((values) => setSent(JSON.stringify(values)))}
      >
        <div className="showcase-grid">
          <Field label="Nom" required error={formState.errors.nom?.message}>
            <TextInput {...register("nom", { required: "Le nom est obligatoire." })} />
          </Field>
          <Field label="Longueur" required hint="La virgule et le point vont tous deux.">
            <FormNumberInput control={control} name="longueur" unit="m" />
          </Field>
          <Field label="Modèle">
            <Controller
              name="modele"
              control={control}
              render={({ field: { onChange, ...field } }) => (
                <Combobox options={models} onValueChange={onChange} placeholder="Chercher un modèle" {...field} />
              )}
            />
          </Field>
          <Field label="Pavillon">
            <FormSelect control={control} name="pavillon" options={flags} />
          </Field>
          <Field label="Date d’échéance" required error={formState.errors.echeance?.message}>
            <Controller
              name="echeance"
              control={control}
              rules={{ required: "La date est obligatoire." }}
              render={({ field: { onChange, ...field } }) => <CalendarField onValueChange={onChange} {...field} />}
            />
          </Field>
          <Field label="Mot de passe" error="Le mot de passe doit contenir au moins 6 caractères.">
            <PasswordInput autoComplete="new-password" {...register("motDePasse")} />
          </Field>
          <Field label="E-mail" hint="L’adresse ne se change pas.">
            <TextInput readOnly value="claire@example.fr" />
          </Field>
          <Field label="Note">
            <TextArea {...register("note")} placeholder="Ce qu’il faut savoir du bateau" />
          </Field>
        </div>
        <Checkbox
          label="Bateau par défaut"
          description="Choisi d’avance sur tous les écrans."
          {...register("parDefaut")}
        />
        <FieldGroup legend="Rôle">
          <Radio value="lecture" label="Lecture" description="Voit tout, sans rien modifier." {...register("role")} />
          <Radio value="equipage" label="Équipage" description="Compte le stock et coche." {...register("role")} />
        </FieldGroup>
        <div className="showcase-row">
          <Button type="submit">Enregistrer</Button>
          <Button variant="secondary" onClick={() => reset()}>
            Annuler
          </Button>
        </div>
        <output data-testid="sent">{sent}</output>
      </form>
    </Section>
  );
}
