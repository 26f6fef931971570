import type { Boat } from "@bosco/domain/boats";
import { MEMBER_ROLES, newShare, ROLE_NAMES, ROLE_SENTENCES } from "@bosco/domain/crew";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { useIntention } from "../../data/intention.ts";
import type { useCommand } from "../../data/use-command.ts";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { Radio } from "../../ui/form/Radio.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { useFirstErrorFocus } from "../../ui/form/use-first-error-focus.ts";
import { WaitingFields } from "../../ui/form/WaitingFields.tsx";
import type { Invited } from "./InvitationLink.tsx";
import type { invite } from "./queries.ts";

const fields = newShare.pick({ email: true, role: true });

type InviteFormProps = {
  boat: Boat;
  intention: ReturnType<typeof useIntention>;
  inviting: ReturnType<typeof useCommand<typeof invite.call>>;
  onInvited: (invited: Invited) => void;
};

/** Whom to invite, and what for. */
export function InviteForm({ boat, intention, inviting, onInvited }: InviteFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fields),
    shouldFocusError: false,
    defaultValues: { email: "", role: "equipage" as const },
  });
  const form = useFirstErrorFocus(formState.submitCount);
  const submit = handleSubmit(async (values) => {
    const outcome = await inviting.run({ bateau_id: boat.id, ...values });
    const message = outcome.ok ? undefined : outcome.error.data?.champs?.email;
    if (message) setError("email", { message }, { shouldFocus: true });
    if (outcome.ok && intention.isOpen) onInvited(outcome.output);
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <WaitingFields isUnknown={intention.check !== undefined}>
        <Field label="E-mail" required error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...register("email")} />
        </Field>
        <FieldGroup legend="Rôle">
          {MEMBER_ROLES.map((role) => (
            <Radio
              key={role}
              value={role}
              label={ROLE_NAMES[role]}
              description={ROLE_SENTENCES[role]}
              {...register("role")}
            />
          ))}
        </FieldGroup>
      </WaitingFields>
      <CheckingNote check={intention.check} />
      <Button type="submit" busy={inviting.busy} busyLabel="Envoi..." className="self-start">
        Inviter
      </Button>
    </form>
  );
}
