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
import { useCommand } from "../../data/use-command.ts";
import { useEditConflict } from "../../data/use-edit-conflict.ts";
import { ConflictNote } from "../../ui/form/ConflictNote.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { addMaintenance, editMaintenance } from "./commands.ts";
import { conflictSentence, formValues } from "./form-values.ts";
import { MaintenanceFields } from "./MaintenanceFields.tsx";
import { PartsField } from "./parts/PartsField.tsx";
import { usePartsEdit } from "./parts/use-parts-edit.ts";

type MaintenanceDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  boats: readonly Boat[];
  boatId: string;
  edited: Maintenance | undefined;
  /** Asks what there is to say of a work with parts that is done: its status alone is not sent from here. */
  onFinish: (m: Maintenance) => void;
};

const tellPartsLeft = () =>
  showToast({
    title: "Erreur",
    description: "La maintenance est enregistrée, mais pas toutes ses pièces. Rouvrez-la pour les vérifier.",
    tone: "error",
  });

/** Adds or edits. A save that fails leaves everything as typed. */
export function MaintenanceDialog({ open, onOpenChange, boats, boatId, edited, onFinish }: MaintenanceDialogProps) {
  const { base, stored, meet, rebase } = useEditConflict(edited);
  const intention = useIntention(open);
  const add = useCommand(addMaintenance, intention);
  const edit = useCommand(editMaintenance, intention);
  const form = useForm<MaintenanceForm, unknown, FilledMaintenance>({
    resolver: zodResolver(maintenanceForm),
    defaultValues: formValues(edited, boatId),
  });
  const current = useWatch({ control: form.control });
  const ready = isComplete(current);
  const parts = usePartsEdit(edited, current.bateau_id ?? "");
  const busy = add.busy || edit.busy || parts.busy;
  // why: whether its parts leave the stock is asked in the sheet. Without parts the form itself asks all there is.
  const finishesInSheet = edited?.statut !== "Terminée" && parts.wanted.length > 0;

  async function saveNew({ statut: _, date_realisation: _d, heures_realisation: _h, ...fields }: FilledMaintenance) {
    const outcome = await add.run({ ...fields, id: intention.rowId });
    if (outcome.ok && !(await parts.save(outcome.output.id))) tellPartsLeft();
    if (outcome.ok && intention.isOpen) onOpenChange(false);
  }

  async function saveEdit(row: Maintenance, { statut, ...filled }: FilledMaintenance) {
    const finishes = finishesInSheet && statut === "Terminée" && row.statut !== "Terminée";
    const changed = changedFields(row, { ...filled, statut: finishes ? row.statut : statut });
    const moves = changed.bateau_id !== undefined;
    // why first: the next occurrence keeps the parts that this one has when it is finished. Those of another boat come after it.
    if (!moves && parts.isChanged(row.id) && !(await parts.save(row.id))) return;
    const leave = (saved: Maintenance) => {
      if (!intention.isOpen) return;
      onOpenChange(false);
      if (finishes) onFinish(saved);
    };
    if (Object.keys(changed).length === 0) return leave(row);
    const outcome = await edit.run({ ...changed, id: row.id, version: row.version });
    if (outcome.ok) {
      if (moves && !(await parts.save(row.id))) tellPartsLeft();
      return leave(outcome.output);
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
        asksWhenDone={!finishesInSheet}
        parts={<PartsField boatId={current.bateau_id ?? ""} parts={parts.wanted} onChange={parts.set} />}
      />
    </FormDialog>
  );
}
