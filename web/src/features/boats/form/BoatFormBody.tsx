import { type Boat, type BoatWithEngines, boatKind, type Engine, firstEngine } from "@bosco/domain/boats";
import { PHOTO_TYPES } from "@bosco/domain/photos";
import { type ReactNode, useLayoutEffect, useState } from "react";
import type { ApiError } from "../../../data/api-error.ts";
import { errorSpeech } from "../../../data/error-sentences.ts";
import type { Check } from "../../../data/unanswered.ts";
import { PHOTO_UNKNOWN } from "../../../data/upload-file.ts";
import { BoatDrawing } from "../../../fleet/BoatDrawing.tsx";
import { isAnothers } from "../../../fleet/crew.ts";
import { type DoubtfulHours, HoursConfirmation } from "../../../fleet/HoursConfirmation.tsx";
import { useHoursDoubt } from "../../../fleet/hours-doubt.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { ConflictNote } from "../../../ui/form/ConflictNote.tsx";
import { PhotoField } from "../../../ui/form/PhotoField.tsx";
import { useFirstErrorFocus } from "../../../ui/form/use-first-error-focus.ts";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { editBoat } from "../queries.ts";
import { BoatFormFields } from "./BoatFormFields.tsx";
import { type BoatField, changedElsewhere, changedFields, clashes, emptyBoat, valuesOf } from "./boat-values.ts";
import { clashLines } from "./clash-lines.ts";
import { PartlySavedNote } from "./PartlySavedNote.tsx";
import { PhotoPreview } from "./PhotoPreview.tsx";
import { type BoatFields, useBoatForm } from "./use-boat-form.ts";
import { usePhotoChoice } from "./use-photo-choice.ts";
import { type PartlySaved, useSaveBoat } from "./use-save-boat.ts";

type BoatFormBodyProps = {
  formId: string;
  boat: Boat | undefined;
  /** Its engines beside the first. */
  others: readonly Engine[];
  isFirst: boolean;
  /** Draws some of the fields instead of them all, without the photo. */
  part?: ((fields: BoatFields) => ReactNode) | undefined;
  /** What a new boat's form starts with. */
  blank?: BoatWithEngines | undefined;
  /** What a press fills in before the form is judged. */
  onPress?: ((fields: BoatFields) => void) | undefined;
  onState: (state: { busy: boolean; dirty: boolean; unanswered: Check | undefined }) => void;
  onSaved: () => void;
};

export function BoatFormBody(props: BoatFormBodyProps) {
  const { formId, boat, others, isFirst, part, blank, onPress, onState, onSaved } = props;
  const [initial] = useState(() =>
    boat ? valuesOf(boat, others) : (blank ?? emptyBoat(new Date().getFullYear(), isFirst)),
  );
  const fields = useBoatForm(initial);
  const { form } = fields;
  const formElement = useFirstErrorFocus(form.formState.submitCount);
  const photo = usePhotoChoice(boat?.photo_url ?? null);
  const { save, busy, unanswered, isLeft, progress, conflict, savedEngines } = useSaveBoat(
    boat,
    others,
    part !== undefined,
  );
  const { base: opened, stored } = conflict;
  const [photoFailed, setPhotoFailed] = useState<string>();
  const [partly, setPartly] = useState<PartlySaved>();
  const [doubtful, setDoubtful] = useState<{ hours: readonly DoubtfulHours[]; values: BoatWithEngines }>();
  const doubt = useHoursDoubt();
  const dirty = form.formState.isDirty || photo.choice.kind !== "kept";
  // why before it is drawn: the note takes the focus over from a field that waits.
  useLayoutEffect(() => onState({ busy, dirty, unanswered }), [onState, busy, dirty, unanswered]);

  const submit = async (values: BoatWithEngines) => {
    setPhotoFailed(undefined);
    setPartly(undefined);
    const result = await save(fields.estimates.inNote(values), photo.choice);
    if (isLeft()) return;
    if (result === "saved") return onSaved();
    if (result === "photo unknown") return setPhotoFailed(PHOTO_UNKNOWN);
    if (result === "photo refused") return setPhotoFailed(failedSentence(!boat));
    if ("unsaved" in result) {
      fields.engines.putBack(result.stay, opened?.nom_moteur ?? values.nom_moteur);
      return setPartly(result);
    }
    if (conflict.meet(result.refused)) return;
    showFieldErrors(result.refused);
    const kept = "kept" in result ? result.kept : [];
    const { description } = errorSpeech(result.refused, editBoat.failure);
    if (kept.length > 0) setPartly({ kept, unsaved: [`Bateau\u00a0: ${description}`], stay: [] });
  };
  const check = (values: BoatWithEngines) => {
    const typed = new Map(values.moteurs.map(({ id, heures }) => [id, heures]));
    if (opened) typed.set(opened.id, values.heures_moteur);
    const hours = [...(opened ? [firstEngine(opened)] : []), ...savedEngines()].flatMap((engine) => {
      const heures = typed.get(engine.id) ?? engine.heures;
      return (heures !== engine.heures && doubt(engine, heures)) || [];
    });
    if (hours.length > 0) setDoubtful({ hours, values });
    else return submit(values);
  };
  /** Takes over what was changed elsewhere, and of the fields changed twice those that are named. */
  const resolve = (theirs: Boat, from: Boat, taken: BoatField[] = []) => {
    for (const name of [...changedElsewhere(form.getValues(), from, theirs), ...taken])
      form.setValue(name, theirs[name], { shouldDirty: true });
    conflict.rebase(theirs);
    conflict.settle();
  };
  const showFieldErrors = ({ data }: ApiError) => {
    for (const [name, message] of Object.entries(data?.champs ?? {}))
      if (name in initial) form.setError(name as keyof BoatWithEngines, { message });
  };
  const both = stored && opened ? clashes(changedFields(form.getValues(), opened), opened, stored) : [];
  const shown = form.watch();

  return (
    <form
      ref={formElement}
      id={formId}
      noValidate
      onSubmit={(event) => {
        onPress?.(fields);
        void form.handleSubmit(check)(event);
      }}
      className="grid gap-6"
    >
      {stored && opened && (
        <ConflictNote
          title="Ce bateau a été modifié ailleurs pendant votre saisie"
          lines={clashLines(both, form.getValues(), stored)}
          actions={
            <>
              <Button variant="secondary" onClick={() => resolve(stored, opened)}>
                Garder ma saisie
              </Button>
              <Button variant="secondary" onClick={() => resolve(stored, opened, both)}>
                Prendre l’autre
              </Button>
            </>
          }
        />
      )}
      {partly && <PartlySavedNote {...partly} />}
      <WaitingFields isUnknown={unanswered !== undefined}>
        {part?.(fields) ?? (
          <BoatFormFields
            fields={fields}
            isDefault={isAnothers(boat) ? undefined : (boat?.par_defaut ?? isFirst)}
            photo={
              <PhotoField
                legend="Photo du bateau"
                accept={PHOTO_TYPES.join(",")}
                hint="PNG, JPG (MAX. 10MB)."
                error={photo.error ?? photoFailed}
                progress={progress}
                disabled={busy}
                onChoose={photo.choose}
                onRemove={photo.shown ? photo.remove : undefined}
                picture={
                  <PhotoPreview
                    src={photo.shown}
                    drawing={<BoatDrawing kind={boatKind(shown, shown.moteurs)} className="size-full" />}
                  />
                }
              />
            }
          />
        )}
      </WaitingFields>
      <HoursConfirmation
        doubtful={doubtful?.hours ?? []}
        named={fields.engines.rows.length > 0}
        onCancel={() => setDoubtful(undefined)}
        onConfirm={() => {
          if (doubtful) void submit(doubtful.values);
        }}
      />
    </form>
  );
}

const failedSentence = (isSavedWithout: boolean) =>
  isSavedWithout
    ? "Le bateau est enregistré, mais sa photo n’a pas pu être envoyée. Réessayez, choisissez-en une autre ou retirez-la."
    : "Impossible de télécharger la photo. Rien n’a été modifié\u00a0: réessayez, choisissez-en une autre ou retirez-la.";
