import type { Boat } from "@bosco/domain/boats";
import { handover } from "@bosco/domain/crew";
import { fold } from "@bosco/domain/french";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import type { Invited } from "./InvitationLink.tsx";
import { handOver } from "./queries.ts";

const fields = handover.pick({ email: true });

type HandOverDialogProps = { boat: Boat; onInvited: (invited: Invited) => void; onClose: () => void };

/** To whom, and the boat's name once more: it can't be taken back. */
export function HandOverDialog({ boat, onInvited, onClose }: HandOverDialogProps) {
  const intention = useIntention();
  const handing = useCommand(handOver, intention);
  const [typed, setTyped] = useState("");
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(fields),
    shouldFocusError: false,
    defaultValues: { email: "" },
  });
  const isConfirmed = fold(typed).trim() === fold(boat.nom).trim();
  const submit = handleSubmit(async ({ email }) => {
    if (!isConfirmed) return;
    const outcome = await handing.run({ id: boat.id, email });
    const message = outcome.ok ? undefined : outcome.error.data?.champs?.email;
    if (message) setError("email", { message }, { shouldFocus: true });
    if (!outcome.ok || !intention.isOpen) return;
    onInvited(outcome.output);
    onClose();
  });
  return (
    <FormDialog
      title={`Céder ${boat.nom}`}
      description="Une fois acceptée, la cession ne peut pas être annulée."
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Céder"
      danger
      disabled={!isConfirmed}
      check={intention.check}
      submitCount={formState.submitCount}
      busy={handing.busy}
      busyLabel="Envoi..."
      className="flex flex-col gap-4"
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>
          Maintenances, inventaire, listes, checklists, papiers et photo changent de propriétaire avec le bateau. Vous
          n’en gardez rien, sauf ce que vous exportez avant.
        </li>
        <li>
          Les fichiers des papiers partent avec eux{"\u00a0"}: le nouveau propriétaire peut tous les ouvrir, factures et
          contrats compris. Supprimez d’abord ceux qui ne le regardent pas.
        </li>
        <li>L’équipage d’aujourd’hui perd l’accès, et vous aussi.</li>
        <li>Tant que la cession n’est pas acceptée, rien ne change et vous pouvez y renoncer.</li>
      </ul>
      <Field label="E-mail du nouveau propriétaire" required error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="off" {...register("email")} />
      </Field>
      <Field label={`Écrivez ${boat.nom} pour confirmer`} required>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
