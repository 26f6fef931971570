import { type Engine, readHours } from "@bosco/domain/boats";
import { frenchHours } from "@bosco/domain/french";
import { type Finishing, finishingForm, isEngineWork, type Maintenance, noteRoom } from "@bosco/domain/maintenance";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useToday } from "../../../data/today.ts";
import { type DoubtfulHours, HoursConfirmation } from "../../../fleet/HoursConfirmation.tsx";
import { useHoursDoubt } from "../../../fleet/hours-doubt.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { PartLines } from "../parts/PartLines.tsx";
import type { PartHeld } from "../parts/use-parts.ts";
import { useFinishing } from "./use-finishing.ts";

type FinishSheetProps = {
  maintenance: Maintenance;
  title: string;
  /** The engine that it is about; named where the boat has several. */
  engine: Engine | undefined;
  namesEngine: boolean;
  parts: readonly PartHeld[];
  /** What one's role allows beside the status: the work itself, the engine's hours, the stock. */
  may: { edit: boolean; setHours: boolean; takeParts: boolean };
  onClose: () => void;
  /** It was closed, and the work is not finished. */
  onLeave?: (() => void) | undefined;
};

/** What is asked when a work is finished, and can be passed over: nothing in it has to be filled in. */
export default function FinishSheet({
  maintenance: m,
  title,
  engine,
  namesEngine,
  parts,
  may,
  onClose,
  onLeave,
}: FinishSheetProps) {
  const today = useToday();
  const formId = useId();
  const intention = useIntention();
  const { run, busy } = useFinishing(m, may.edit, intention);
  const [takesParts, setTakesParts] = useState(true);
  const [setsHours, setSetsHours] = useState(true);
  const byHours = isEngineWork(m);
  const doubt = useHoursDoubt();
  const [doubted, setDoubted] = useState<{ about: DoubtfulHours; finishing: Finishing }>();
  const defaults: Finishing = {
    date_realisation: today,
    heures_realisation: byHours && engine ? readHours(engine) : null,
    prix: m.prix,
    note: "",
  };
  const { register, control, handleSubmit, formState } = useForm<Finishing>({
    resolver: zodResolver(finishingForm),
    defaultValues: defaults,
  });
  const { errors, dirtyFields } = formState;
  const { heures_realisation: hours, date_realisation: day } = useWatch({ control });
  const isAhead = engine !== undefined && typeof hours === "number" && hours > engine.heures && may.setHours;
  const held = parts.some(({ article }) => article.quantite > 0);
  const asksParts = held && may.takeParts;

  async function finish(finishing: Finishing, meter: Engine | undefined, taken: readonly PartHeld[]) {
    if (busy) return;
    const isDone = await run({
      // why: a price that nobody has touched here is left as it stands now.
      finishing: dirtyFields.prix ? finishing : { ...finishing, prix: m.prix },
      parts: taken,
      engine: meter,
    });
    if (isDone && intention.isOpen) onClose();
  }
  const wanted = asksParts && takesParts ? parts : [];
  function submit(finishing: Finishing) {
    const meter = isAhead && setsHours ? engine : undefined;
    const heures = finishing.heures_realisation;
    const about = meter && heures !== null ? doubt(meter, heures) : undefined;
    if (about) setDoubted({ about, finishing });
    else return finish(finishing, meter, wanted);
  }
  const leave = () => {
    if (!busy) onLeave?.();
    onClose();
  };
  // why no hours: the engine's own as they stand are what nobody has to say. And no parts: nobody has said that they were used.
  const skip = () => finish({ ...defaults, prix: m.prix, heures_realisation: null }, undefined, []);

  return (
    <Dialog
      open
      keepOpen
      isOnlyRead={intention.check !== undefined}
      onOpenChange={(open) => !open && leave()}
      title={`Terminer «\u00a0${title}\u00a0»`}
      footer={
        <>
          <CheckingNote check={intention.check} className="basis-full" />
          <Button variant="secondary" disabled={busy} onClick={() => void skip()}>
            Terminer sans préciser
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Enregistrement...">
            Terminer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={handleSubmit(submit)}>
        <WaitingFields isUnknown={intention.check !== undefined}>
          <Field label="Fait le" error={errors.date_realisation?.message}>
            <Controller
              name="date_realisation"
              control={control}
              render={({ field: { onChange, ...field } }) => (
                <CalendarField onValueChange={onChange} max={today} {...field} />
              )}
            />
          </Field>
          {byHours && engine && (
            <Field
              label="Heures moteur"
              hint={namesEngine ? engine.nom : undefined}
              error={errors.heures_realisation?.message}
            >
              <FormNumberInput control={control} name="heures_realisation" unit="h" />
            </Field>
          )}
          {isAhead && (
            <Checkbox
              checked={setsHours}
              onChange={(event) => setSetsHours(event.target.checked)}
              label={`Mettre aussi le compteur à ${frenchHours(hours)}`}
              description={`Il est à ${frenchHours(engine.heures)}.`}
              className="sm:col-span-2"
            />
          )}
          {may.edit && (
            <>
              <Field
                label="Coût"
                hint={m.prix === null ? undefined : "Le prix prévu\u00a0: corrigez-le s’il a changé."}
                error={errors.prix?.message}
              >
                <FormNumberInput control={control} name="prix" unit="€" placeholder="0,00" />
              </Field>
              <Field label="Note" error={errors.note?.message} className="sm:col-span-2">
                <TextArea rows={2} {...register("note")} maxLength={noteRoom(m.description, day || today)} />
              </Field>
            </>
          )}
          {asksParts && (
            <div className="sm:col-span-2">
              <Checkbox
                checked={takesParts}
                onChange={(event) => setTakesParts(event.target.checked)}
                label="Sortir les pièces du stock"
              />
              <PartLines parts={parts} />
            </div>
          )}
        </WaitingFields>
      </form>
      <HoursConfirmation
        doubtful={doubted ? [doubted.about] : []}
        named={namesEngine}
        // why not waited for: what becomes of it is said in the sheet, which the question would cover.
        onConfirm={() => {
          if (doubted) void finish(doubted.finishing, engine, wanted);
        }}
        onCancel={() => setDoubted(undefined)}
      />
    </Dialog>
  );
}
