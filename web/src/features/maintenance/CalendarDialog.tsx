import type { Boat } from "@bosco/domain/boats";
import { frenchDayOf } from "@bosco/domain/french";
import { CalendarPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { CalendarAddress } from "./CalendarAddress.tsx";
import { calendarAddress, newSecret } from "./calendar-address.ts";
import { closeCalendar, openCalendar, useCalendarFeed, useFeeds } from "./calendars.ts";

const chosen = lazyPart(() => import("./ChosenCalendars.tsx"));

type CalendarDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  boats: readonly Boat[];
  /** Whether there is more than one calendar to make: of several boats, or of what is given to each. */
  hasChoice: boolean;
};

/** The private address by which a calendar program follows the due dates. It is shown once, when it is made. */
export function CalendarDialog({ open, onOpenChange, boats, hasChoice }: CalendarDialogProps) {
  const feed = useCalendarFeed();
  // why: what was made while there was a choice is revoked here, also when none is left.
  const isAnyMade = (useFeeds(open && !hasChoice).data?.length ?? 0) > 0;
  const opening = useCommand(openCalendar);
  const closing = useCommand(closeCalendar);
  const [secret, setSecret] = useState<string>();
  const make = async () => {
    const jeton = newSecret();
    const outcome = await opening.run({ jeton });
    if (outcome.ok) setSecret(jeton);
    return outcome.ok;
  };
  const revoke = async () => {
    const { ok } = await closing.run(undefined);
    if (ok) setSecret(undefined);
    return ok;
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) setSecret(undefined);
        onOpenChange(next);
      }}
      title="Calendrier"
      description="Retrouvez vos échéances dans l’agenda de votre téléphone ou de votre ordinateur."
    >
      {feed.data ? (
        <div className="flex flex-col gap-5">
          {secret && feed.data.actif && <CalendarAddress address={calendarAddress(secret)} />}
          {feed.data.actif ? (
            <>
              <p className="text-ink-2 text-sm">
                {feed.data.cree_le && `Adresse créée le ${frenchDayOf(feed.data.cree_le)}. `}
                {feed.data.consulte_le
                  ? `Lue pour la dernière fois le ${frenchDayOf(feed.data.consulte_le)}.`
                  : "Aucun agenda ne l’a encore lue."}
                {!secret && " Par sécurité, Bosco ne la garde pas en clair et ne peut pas la montrer de nouveau."}
              </p>
              <div className="flex flex-wrap gap-3">
                <ConfirmDialog
                  trigger={<Button variant="secondary">Créer une nouvelle adresse</Button>}
                  title="Créer une nouvelle adresse"
                  text="L’adresse actuelle cessera de fonctionner dans tous les agendas qui la suivent."
                  confirmLabel="Remplacer"
                  onConfirm={make}
                />
                <ConfirmDialog
                  trigger={<Button variant="danger-quiet">Révoquer l’adresse</Button>}
                  danger
                  title="Révoquer l’adresse"
                  text="Plus aucun agenda ne pourra lire vos échéances."
                  confirmLabel="Révoquer"
                  onConfirm={revoke}
                />
              </div>
            </>
          ) : (
            <>
              <p className="text-ink-2">
                Bosco crée une adresse privée, à donner à votre agenda. Quiconque la connaît peut lire vos échéances
                {"\u00a0"}: ne la partagez pas. Vous pouvez la révoquer à tout moment.
              </p>
              <Button busy={opening.busy} busyLabel="Création..." onClick={make} className="self-start">
                <CalendarPlus size={20} />
                Créer l’adresse
              </Button>
            </>
          )}
          {(hasChoice || isAnyMade) && (
            <Suspense fallback={<SkeletonRows rows={1} row="h-36" />}>
              <chosen.Part boats={boats} />
            </Suspense>
          )}
        </div>
      ) : feed.isError ? (
        <ErrorNote
          message="Impossible de charger le calendrier."
          onRetry={() => feed.refetch()}
          retrying={feed.isFetching}
        />
      ) : (
        <SkeletonRows rows={1} row="h-36" />
      )}
    </Dialog>
  );
}
