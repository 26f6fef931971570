import type { Account } from "@bosco/contract";
import { profileChanges } from "@bosco/domain/account";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { saveProfile } from "../queries.ts";

type Typed = z.input<typeof profileChanges>;
type Values = z.output<typeof profileChanges>;

const valuesOf = ({ prenom, nom, telephone, adresse }: Account): Typed => ({
  prenom: prenom ?? "",
  nom: nom ?? "",
  telephone: telephone ?? "",
  adresse: adresse ?? "",
});

export function ProfileForm({ account }: { account: Account }) {
  const intention = useIntention();
  const save = useCommand(saveProfile, intention);
  const form = useForm<Typed, unknown, Values>({
    resolver: zodResolver(profileChanges),
    // why: what another device saves comes in, and what is being typed here stays.
    values: valuesOf(account),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const outcome = await save.run(values);
    if (outcome.ok) form.reset(valuesOf(outcome.output));
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      <WaitingFields isUnknown={intention.check !== undefined}>
        <Field label="Prénom" error={errors.prenom?.message}>
          <TextInput autoComplete="given-name" {...form.register("prenom")} />
        </Field>
        <Field label="Nom" error={errors.nom?.message}>
          <TextInput autoComplete="family-name" {...form.register("nom")} />
        </Field>
        <Field label="E-mail" hint="L’adresse du compte ne se modifie pas ici." className="sm:col-span-2">
          <TextInput type="email" readOnly value={account.email} className="[&_input]:bg-surface-2" />
        </Field>
        <Field label="Téléphone" error={errors.telephone?.message} className="sm:col-span-2">
          <TextInput type="tel" autoComplete="tel" {...form.register("telephone")} />
        </Field>
        <Field label="Adresse" error={errors.adresse?.message} className="sm:col-span-2">
          <TextArea rows={3} autoComplete="street-address" {...form.register("adresse")} />
        </Field>
      </WaitingFields>
      <CheckingNote check={intention.check} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button type="submit" busy={save.busy} busyLabel="Enregistrement..." className="max-sm:w-full">
          Enregistrer
        </Button>
      </div>
    </form>
  );
}
