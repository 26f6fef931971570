import { frenchDayOf } from "@bosco/domain/french";
import { CalendarPlus, Copy } from "lucide-react";
import { useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { calendarAddress, newSecret } from "./calendar-address.ts";
import { closeCalendar, openCalendar, useCalendarFeed } from "./queries.ts";

type CalendarDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The private address by which a calendar program follows the due dates. It is shown once, when it is made. */
export function CalendarDialog({ open, onOpenChange }: CalendarDialogProps) {
  const feed = useCalendarFeed();
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
          {secret && feed.data.actif && <Address address={calendarAddress(secret)} />}
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

function Address({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () =>
        showToast({ title: "Succès", description: "Adresse copiée dans le presse-papiers\u00a0!", tone: "success" }),
      () => showToast({ title: "Erreur", description: "Impossible de copier l’adresse.", tone: "error" }),
    );
  return (
    <>
      <Field label="Adresse du calendrier" hint="Copiez-la maintenant : elle ne sera plus affichée.">
        <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Copy size={20} />
          Copier
        </Button>
        <Button asChild variant="secondary">
          <a href={address.replace(/^https?:/, "webcal:")}>Ouvrir dans mon agenda</a>
        </Button>
      </div>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-2 text-sm">
        <li>Apple Calendrier{"\u00a0"}: Fichier, Nouvel abonnement à un calendrier.</li>
        <li>Google Agenda{"\u00a0"}: Autres agendas, À partir de l’URL.</li>
        <li>Thunderbird{"\u00a0"}: Nouvel agenda, Sur le réseau.</li>
      </ul>
    </>
  );
}
