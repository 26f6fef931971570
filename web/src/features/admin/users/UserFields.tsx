import { PASSWORD_MIN, type UserForm } from "@bosco/domain/account";
import { Select } from "../../../ui/choice/Select.tsx";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { PasswordInput } from "../../../ui/form/PasswordInput.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import type { Errors } from "./UserDialog.tsx";

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
  form: UserForm;
  errors: Errors;
  isNew: boolean;
  /** Why the role stays as it is. */
  roleOff?: string | undefined;
  change: {
    field: (part: Partial<UserForm>) => void;
    start: (day: string) => void;
    formule: (formule: UserForm["formule"]) => void;
    plan: (plan: UserForm["plan"]) => void;
  };
};

export function UserFields({ form, errors, isNew, roleOff, change }: UserFieldsProps) {
  const isFree = form.plan === "gratuit";
  return (
    <>
      <Field label="Prénom" error={errors.prenom}>
        <TextInput value={form.prenom} onChange={({ target }) => change.field({ prenom: target.value })} />
      </Field>
      <Field label="Nom" error={errors.nom}>
        <TextInput value={form.nom} onChange={({ target }) => change.field({ nom: target.value })} />
      </Field>
      <Field label="E-mail" required error={errors.email} className="sm:col-span-2">
        <TextInput
          type="email"
          autoComplete="off"
          value={form.email}
          onChange={({ target }) => change.field({ email: target.value })}
        />
      </Field>
      {isNew && (
        <Field
          label="Mot de passe"
          required
          error={errors.password}
          hint={`${PASSWORD_MIN} caractères au minimum.`}
          className="sm:col-span-2"
        >
          <PasswordInput
            autoComplete="new-password"
            value={form.password}
            onChange={({ target }) => change.field({ password: target.value })}
          />
        </Field>
      )}
      <Field label="Rôle" error={errors.role} hint={roleOff}>
        <Select
          options={ROLES}
          value={form.role}
          onValueChange={(role) => change.field({ role })}
          disabled={roleOff !== undefined}
        />
      </Field>
      <Field label="Plan" error={errors.plan}>
        <Select options={PLANS} value={form.plan} onValueChange={change.plan} />
      </Field>
      <Field label="Formule" error={errors.formule} className="sm:col-span-2">
        <Select options={FORMULES} value={form.formule} onValueChange={change.formule} disabled={isFree} />
      </Field>
      <Field label="Date de début" error={errors.date_debut}>
        <CalendarField value={form.date_debut} onValueChange={change.start} disabled={isFree} />
      </Field>
      <Field label="Date de fin" error={errors.date_fin}>
        <CalendarField
          value={form.date_fin}
          onValueChange={(date_fin) => change.field({ date_fin })}
          disabled={isFree}
        />
      </Field>
    </>
  );
}
