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
import { InvoiceField } from "./InvoiceField.tsx";
import { UnattachedInvoice } from "./UnattachedInvoice.tsx";
import { type Finished, useFinishing } from "./use-finishing.ts";
import { useInvoice } from "./use-invoice.ts";

type FinishSheetProps = {
  maintenance: Maintenance;
  title: string;
  /** The engine that it is about; named where the boat has several. */
  engine: Engine | undefined;
  namesEngine: boolean;
  parts: readonly PartHeld[];
  /** What one's role allows beside the status: the work itself, the engine's hours, the stock, the papers. */
  may: { edit: boolean; setHours: boolean; takeParts: boolean; attach: boolean };
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
  const finishing = useFinishing(m, may.edit, intention);
  const invoice = useInvoice(m, intention);
  const busy = finishing.busy || invoice.isAttaching;
  const [unattached, setUnattached] = useState<{ work: Finished; day: string }>();
  const [takesParts, setTakesParts] = useState(true);
  const [setsHours, setSetsHours] = useState(true);
  const byHours = isEngineWork(m);
  const doubt = useHoursDoubt();
  const [doubted, setDoubted] = useState<{ about: DoubtfulHours; said: Finishing }>();
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
  const { errors, dirtyFields, isDirty } = formState;
  const { heures_realisation: hours, date_realisation: day } = useWatch({ control });
  const isAhead = engine !== undefined && typeof hours === "number" && hours > engine.heures && may.setHours;
  const held = parts.some(({ article }) => article.quantite > 0);
  const asksParts = held && may.takeParts;

  async function finish(said: Finishing, meter: Engine | undefined, taken: readonly PartHeld[]) {
    if (busy) return;
    const work = await finishing.run({
      // why: a price that nobody has touched here is left as it stands now.
      finishing: dirtyFields.prix ? said : { ...said, prix: m.prix },
      parts: taken,
      engine: meter,
    });
    if (work) await attach(work, said.date_realisation);
  }
  /** why the sheet stays where that fails: it has the file. */
  async function attach(work: Finished, day: string) {
    const isAttached = await invoice.attach(day);
    if (!isAttached && intention.isOpen) return setUnattached({ work, day });
    work.tell({ isMissing: !isAttached, takeBack: invoice.takeBack });
    if (intention.isOpen) onClose();
  }
  function giveUp(work: Finished) {
    void invoice.takeBack();
    work.tell({ isMissing: invoice.file !== undefined, takeBack: async () => false });
  }
  const wanted = asksParts && takesParts ? parts : [];
  function submit(said: Finishing) {
    const meter = isAhead && setsHours ? engine : undefined;
    const heures = said.heures_realisation;
    const about = meter && heures !== null ? doubt(meter, heures) : undefined;
    if (about) setDoubted({ about, said });
    else return finish(said, meter, wanted);
  }
  const leave = () => {
    if (unattached && !busy) giveUp(unattached.work);
    else if (!busy) onLeave?.();
    onClose();
  };
  // why no hours: the engine's own as they stand are what nobody has to say. And no parts: nobody has said that they were used.
  const skip = () => finish({ ...defaults, prix: m.prix, heures_realisation: null }, undefined, []);

  const holdsMore = invoice.file !== undefined || (isDirty && !unattached);
  return (
    <Dialog
      open
      keepOpen
      // why not on its way: it goes on without the sheet.
      isDirty={() => holdsMore && !invoice.isAttaching}
      isOnlyRead={intention.check !== undefined}
      onOpenChange={(open) => !open && leave()}
      title={`Terminer «\u00a0${title}\u00a0»`}
      footer={
        <>
          <CheckingNote check={intention.check} className="basis-full" />
          {unattached ? (
            <>
              <Button variant="secondary" disabled={busy} onClick={leave}>
                Fermer sans joindre
              </Button>
              <Button
                busy={busy}
                busyLabel="Envoi..."
                disabled={!invoice.file}
                onClick={() => void attach(unattached.work, unattached.day)}
              >
                Joindre
              </Button>
            </>
          ) : (
            <>
              <Button variant="secondary" disabled={busy} onClick={() => void skip()}>
                Terminer sans préciser
              </Button>
              <Button type="submit" form={formId} busy={busy} busyLabel="Enregistrement...">
                Terminer
              </Button>
            </>
          )}
        </>
      }
    >
      {unattached && <UnattachedInvoice invoice={invoice} />}
      <form
        id={formId}
        noValidate
        hidden={unattached !== undefined}
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={handleSubmit(submit)}
      >
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
          {may.attach && !unattached && (
            <InvoiceField file={invoice.file} error={invoice.error} onChoose={invoice.choose} />
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
          if (doubted) void finish(doubted.said, engine, wanted);
        }}
        onCancel={() => setDoubted(undefined)}
      />
    </Dialog>
  );
}
