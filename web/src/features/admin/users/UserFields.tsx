import { type NewUser, PASSWORD_MIN, type UserChanges, type UserForm } from "@bosco/domain/account";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { Select } from "../../../ui/choice/Select.tsx";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { PasswordInput } from "../../../ui/form/PasswordInput.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";

const ROLES = [
  { value: "user", label: "Utilisateur" },
  { value: "admin", label: "Administrateur" },
] as const;
const PLANS = [
  { value: "premium", label: "Pro" },
  { value: "gratuit", label: "Gratuit" },
] as const;
const FORMULES = [
  { value: "mensuel", label: "Mensuel" },
  { value: "annuel", label: "Annuel" },
] as const;

type UserFieldsProps = {
  form: UseFormReturn<UserForm, unknown, NewUser | UserChanges>;
  isNew: boolean;
  /** Why the role stays as it is. */
  roleOff?: string | undefined;
  change: {
    start: (day: string) => void;
    formule: (formule: UserForm["formule"]) => void;
    plan: (plan: UserForm["plan"]) => void;
  };
};

export function UserFields({ form, isNew, roleOff, change }: UserFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [plan, formule, date_debut] = useWatch({ control, name: ["plan", "formule", "date_debut"] });
  const isFree = plan === "gratuit";
  return (
    <>
      <Field label="Prénom" error={errors.prenom?.message}>
        <TextInput {...register("prenom")} />
      </Field>
      <Field label="Nom" error={errors.nom?.message}>
        <TextInput {...register("nom")} />
      </Field>
      <Field label="E-mail" required error={errors.email?.message} className="sm:col-span-2">
        <TextInput type="email" autoComplete="off" {...register("email")} />
      </Field>
      {isNew && (
        <Field
          label="Mot de passe"
          required
          error={errors.password?.message}
          hint={`${PASSWORD_MIN} caractères au minimum.`}
          className="sm:col-span-2"
        >
          <PasswordInput autoComplete="new-password" {...register("password")} />
        </Field>
      )}
      <Field label="Rôle" error={errors.role?.message} hint={roleOff}>
        <FormSelect control={control} name="role" options={ROLES} disabled={roleOff !== undefined} />
      </Field>
      <Field label="Plan" error={errors.plan?.message}>
        <Select options={PLANS} value={plan} onValueChange={change.plan} />
      </Field>
      <Field label="Formule" error={errors.formule?.message} className="sm:col-span-2">
        <Select options={FORMULES} value={formule} onValueChange={change.formule} disabled={isFree} />
      </Field>
      <Field label="Date de début" error={errors.date_debut?.message}>
        <CalendarField value={date_debut} onValueChange={change.start} disabled={isFree} />
      </Field>
      <Field label="Date de fin" error={errors.date_fin?.message}>
        <Controller
          control={control}
          name="date_fin"
          render={({ field: { onChange, ...field } }) => (
            <CalendarField onValueChange={onChange} disabled={isFree} {...field} />
          )}
        />
      </Field>
    </>
  );
}
