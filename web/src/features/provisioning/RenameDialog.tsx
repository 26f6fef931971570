import { type ProvisioningList, provisioningList } from "@bosco/domain/provisioning";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { editList } from "./queries.ts";

const nameOnly = provisioningList.pick({ nom: true });

export function RenameDialog({ list, onClose }: { list: ProvisioningList; onClose: () => void }) {
  const intention = useIntention();
  const { run, busy } = useCommand(editList, intention);
  const { register, handleSubmit, formState } = useForm<{ nom: string }>({
    resolver: zodResolver(nameOnly),
    defaultValues: { nom: list.nom },
  });
  const submit = handleSubmit(async ({ nom }) => {
    if (nom === list.nom) return onClose();
    const { ok } = await run({ id: list.id, version: list.version, nom });
    if (ok && intention.isOpen) onClose();
  });
  return (
    <FormDialog
      title="Modifier la liste"
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Sauvegarder"
      check={intention.check}
      busy={busy}
      busyLabel="Sauvegarde..."
    >
      <Field label="Nom de la liste" required error={formState.errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" maxLength={120} />
      </Field>
    </FormDialog>
  );
}
