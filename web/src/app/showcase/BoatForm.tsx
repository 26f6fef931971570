import { useState } from "react";
import { Combobox } from "../../ui/choice/Combobox.tsx";
import { Select } from "../../ui/choice/Select.tsx";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { NumberInput } from "../../ui/form/NumberInput.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { flags, models } from "./samples.ts";

export function BoatForm() {
  const [model, setModel] = useState("");
  const [flag, setFlag] = useState("");
  const [bought, setBought] = useState("");
  return (
    <form id="bateau" className="showcase-stack" onSubmit={(event) => event.preventDefault()}>
      <Field label="Nom du bateau" required>
        <TextInput name="nom" />
      </Field>
      <Field label="Modèle du bateau" required>
        <Combobox options={models} value={model} onValueChange={setModel} />
      </Field>
      <Field label="Pavillon du bateau">
        <Select options={flags} value={flag} onValueChange={setFlag} />
      </Field>
      <Field label="Date d’achat">
        <CalendarField value={bought} onValueChange={setBought} max="2026-12-31" />
      </Field>
      <Field label="Largeur">
        <NumberInput unit="m" defaultValue={3.99} />
      </Field>
      <Field label="Note de bord">
        <TextArea />
      </Field>
    </form>
  );
}
