import type { Boat } from "@bosco/domain/boats";
import { type FilledPaper, type Paper, paperForm, paperFormValues } from "@bosco/domain/documents";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { ConflictNote } from "../../ui/form/ConflictNote.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { FileField } from "./file/FileField.tsx";
import { useFileChoice } from "./file/use-file-choice.ts";
import { PaperFields, type PaperValues } from "./PaperFields.tsx";
import { useSavePaper } from "./use-save-paper.ts";
import { useWorksOf } from "./use-works.ts";

type PaperDialogProps = {
  /** The boat that it is of; empty where that is still to be chosen. */
  boatId: string;
  /** Those that a new one may be of. */
  boats: readonly Boat[];
  /** The paper that is edited; without one, another is added. */
  paper: Paper | undefined;
  /** What a new one begins with. */
  start: Partial<Paper> | undefined;
  onClose: () => void;
};

/** Adds or edits a paper, with its file. A save that fails leaves everything as typed. */
export default function PaperDialog({ boatId: first, boats, paper, start, onClose }: PaperDialogProps) {
  const [boatId, setBoatId] = useState(first);
  const saving = useSavePaper(paper, boatId);
  const files = useFileChoice();
  const works = useWorksOf(boatId);
  const [contested, setContested] = useState<readonly string[]>([]);
  const [fileFailed, setFileFailed] = useState<string>();
  const form = useForm<PaperValues, unknown, FilledPaper>({
    resolver: zodResolver(paperForm) as never,
    defaultValues: paperFormValues(paper ?? start),
  });
  // why read here: what is not read while it is drawn is not followed.
  const { dirtyFields, isDirty, submitCount } = form.formState;
  const busy = saving.busy || files.isReading;
  // why not of one that is saved: it stays with its boat.
  const asksBoat = boats.length > 1 && !saving.row;
  const holdsMore = files.isReading || files.choice.kind !== "kept" || boatId !== first;

  const submit = form.handleSubmit(async (filled) => {
    if (busy || boatId === "") return;
    setFileFailed(undefined);
    const result = await saving.save(filled, Object.keys(dirtyFields), files.choice);
    if (saving.isLeft()) return;
    if (result === "saved") return onClose();
    if (result === "refused") return;
    if ("contested" in result) setContested(result.contested);
    else setFileFailed(result.fileFailed);
  });

  return (
    <FormDialog
      size="lg"
      title={paper ? "Modifier le papier" : "Ajouter un papier"}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={paper ? "Modifier" : "Ajouter"}
      isDirty={() => (isDirty || holdsMore) && !saving.isSending}
      check={saving.unanswered}
      busy={busy}
      submitCount={submitCount}
      className="grid gap-4 sm:grid-cols-2"
    >
      {contested.length > 0 && (
        <ConflictNote
          title="Ce papier a été modifié entre-temps."
          lines={contested}
          advice={"«\u00a0Modifier\u00a0» enregistre votre version à la place."}
        />
      )}
      {asksBoat && (
        <Field
          label="Navire"
          required
          error={submitCount > 0 && boatId === "" ? "Choisissez un navire." : undefined}
          className="sm:col-span-2"
        >
          <BoatSelect
            boats={boats}
            value={boatId}
            disabled={busy}
            onValueChange={(id) => {
              setBoatId(id);
              // why: a work is of one boat.
              form.setValue("maintenance_id", "", { shouldDirty: true });
            }}
          />
        </Field>
      )}
      <PaperFields form={form} works={works} />
      <div className="sm:col-span-2">
        <FileField
          kept={saving.row?.fichier ?? null}
          files={files}
          disabled={busy}
          progress={saving.progress}
          error={fileFailed}
          onCancel={saving.stop}
        />
      </div>
    </FormDialog>
  );
}
