import type { Boat } from "@bosco/domain/boats";
import {
  changedFields,
  type FilledMaintenance,
  isComplete,
  type Maintenance,
  type MaintenanceForm,
  maintenanceForm,
} from "@bosco/domain/maintenance";
import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useToday } from "../../data/today.ts";
import { useCommand } from "../../data/use-command.ts";
import { useEditConflict } from "../../data/use-edit-conflict.ts";
import { ConflictNote } from "../../ui/form/ConflictNote.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { showUndo } from "../../ui/overlay/toast.ts";
import { nextSentence } from "./due-text.ts";
import { conflictSentence, formValues } from "./form-values.ts";
import { MaintenanceFields } from "./MaintenanceFields.tsx";
import { PartsField } from "./parts/PartsField.tsx";
import { usePartsEdit } from "./parts/use-parts-edit.ts";
import { addMaintenance, changeStatus, editMaintenance } from "./queries.ts";

type MaintenanceDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  boats: readonly Boat[];
  boatId: string;
  edited: Maintenance | undefined;
};

/** Adds or edits. A save that fails leaves everything as typed. */
export function MaintenanceDialog({ open, onOpenChange, boats, boatId, edited }: MaintenanceDialogProps) {
  const today = useToday();
  const { base, stored, meet, rebase } = useEditConflict(edited);
  const intention = useIntention(open);
  const add = useCommand(addMaintenance, intention);
  const edit = useCommand(editMaintenance, intention);
  const reopen = useCommand(changeStatus);
  const form = useForm<MaintenanceForm, unknown, FilledMaintenance>({
    resolver: zodResolver(maintenanceForm),
    defaultValues: formValues(edited, boatId),
  });
  const current = useWatch({ control: form.control });
  const ready = isComplete(current);
  const parts = usePartsEdit(edited, current.bateau_id ?? "");
  const busy = add.busy || edit.busy || parts.busy;

  async function saveNew({ statut: _, date_realisation: _d, heures_realisation: _h, ...fields }: FilledMaintenance) {
    const outcome = await add.run({ ...fields, id: intention.rowId });
    if (outcome.ok) await parts.save(outcome.output.id);
    if (outcome.ok && intention.isOpen) onOpenChange(false);
  }

  function offerUndo(row: Maintenance, next: string) {
    showUndo({
      title: "Statut mis à jour",
      description: `Le statut a été changé vers "Terminée".${next}`,
      onUndo: () => void reopen.run({ id: row.id, statut: row.statut }),
    });
  }

  async function saveEdit(row: Maintenance, filled: FilledMaintenance) {
    const changed = changedFields(row, filled);
    const moves = changed.bateau_id !== undefined;
    // why first: the next occurrence keeps the parts that this one has when it is finished. Those of another boat come after it.
    if (!moves && parts.isChanged(row.id) && !(await parts.save(row.id))) return;
    if (Object.keys(changed).length === 0) return onOpenChange(false);
    const finishes = changed.statut === "Terminée";
    const day = finishes && !changed.date_realisation ? { date_realisation: today } : {};
    const outcome = await edit.run({ ...changed, ...day, id: row.id, version: row.version });
    if (outcome.ok) {
      if (moves) await parts.save(row.id);
      if (finishes) offerUndo(row, nextSentence(outcome.output.suivante));
      if (intention.isOpen) onOpenChange(false);
      return;
    }
    // why: what was typed is compared with the stored row, and wins over it if saved again.
    rebase(meet(outcome.error) ?? row);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void form.handleSubmit((filled) => (base ? saveEdit(base, filled) : saveNew(filled)))(event);
  };

  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      size="lg"
      title={edited ? "Modifier la maintenance" : "Ajouter une maintenance"}
      onSubmit={submit}
      submitLabel={edited ? "Modifier" : "Ajouter"}
      disabled={!ready}
      check={intention.check}
      busy={busy}
      className="flex flex-col gap-4"
    >
      {stored && (
        <ConflictNote title={conflictSentence(stored)} advice="Enregistrez de nouveau pour garder votre version." />
      )}
      <MaintenanceFields
        form={form}
        boats={boats}
        edited={edited}
        parts={<PartsField boatId={current.bateau_id ?? ""} parts={parts.wanted} onChange={parts.set} />}
      />
    </FormDialog>
  );
}
