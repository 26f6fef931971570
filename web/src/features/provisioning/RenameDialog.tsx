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
  const rename = async (nom: string, from: ProvisioningList): Promise<void> => {
    const outcome = await run({ id: from.id, version: from.version, nom });
    if (!intention.isOpen) return;
    if (outcome.ok) return onClose();
    const stored = outcome.error.defined ? outcome.error.data.actuel : undefined;
    // why: a star that is still on its way, or an article added elsewhere, is no other name.
    if (stored?.nom === from.nom) return rename(nom, stored);
  };
  const submit = handleSubmit(({ nom }) => (nom === list.nom ? onClose() : rename(nom, list)));
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
