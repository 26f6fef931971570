import { dayIn } from "@bosco/domain";
import { counted } from "@bosco/domain/french";
import type { ProvisioningList } from "@bosco/domain/provisioning";
import { Copy, Eye, Pencil, Sailboat, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { GeneratedBadge } from "./GeneratedBadge.tsx";
import { duplicateList, removeList, starList } from "./queries.ts";
import { RenameDialog } from "./RenameDialog.tsx";

/** dd/MM/yy */
function shortDay(instant: string): string {
  const [year = "", month, day] = dayIn(new Date(instant)).split("-");
  return `${day}/${month}/${year.slice(2)}`;
}

type ListCardProps = {
  list: ProvisioningList;
  boat: string | undefined;
  /** What one's role aboard allows. */
  mayWrite: boolean;
  mayDelete: boolean;
  onOpen: () => void;
};

export function ListCard({ list, boat, mayWrite, mayDelete, onOpen }: ListCardProps) {
  const { id, nom, articles, nombre_personnes, nombre_jours, est_favori, created_at, generation } = list;
  const [isRenaming, setIsRenaming] = useState(false);
  const star = useCommand(starList);
  const copy = useCommand(duplicateList);
  const remove = useCommand(removeList);
  return (
    <Card as="li" busy={remove.busy} className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="break-words text-md leading-snug">{nom}</h3>
          {boat && (
            <p className="mt-1 flex items-center gap-1.5 text-ink-2 text-sm">
              <Sailboat size={16} className="shrink-0" aria-hidden="true" />
              <span className="min-w-0">{boat}</span>
            </p>
          )}
        </div>
        {mayWrite && (
          <IconButton
            label={est_favori ? `Retirer « ${nom} » des favoris` : `Ajouter « ${nom} » aux favoris`}
            aria-pressed={est_favori}
            onClick={() => void star.run({ id, est_favori: !est_favori })}
            className="-mt-2 -mr-2"
          >
            <Star size={22} className={est_favori ? "fill-soon text-soon" : undefined} />
          </IconButton>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="sea">{counted(articles.length, "article")}</Badge>
        <Badge>{`${nombre_personnes}\u00a0pers.`}</Badge>
        <Badge>{counted(nombre_jours, "jour")}</Badge>
        {generation && <GeneratedBadge generation={generation} />}
      </div>
      <p className="text-ink-2 text-sm">{`Créée le ${shortDay(created_at)}`}</p>
      <div className="mt-auto flex flex-wrap items-center justify-end gap-1 border-line border-t pt-3">
        <Button variant="secondary" onClick={onOpen} className="mr-auto whitespace-nowrap px-4">
          <Eye size={18} aria-hidden="true" />
          Voir détails
        </Button>
        <span className="flex gap-1">
          {mayWrite && (
            <>
              <IconButton label={`Modifier « ${nom} »`} onClick={() => setIsRenaming(true)}>
                <Pencil size={20} />
              </IconButton>
              <IconButton label={`Dupliquer « ${nom} »`} busy={copy.busy} onClick={() => void copy.run({ id })}>
                <Copy size={20} />
              </IconButton>
            </>
          )}
          {mayDelete && (
            <ConfirmDialog
              trigger={
                <IconButton label={`Supprimer « ${nom} »`} variant="danger-quiet">
                  <Trash2 size={20} />
                </IconButton>
              }
              title="Supprimer la liste"
              text={<>Voulez-vous vraiment supprimer la liste «&nbsp;{nom}&nbsp;» ? Cette action est irréversible.</>}
              confirmLabel="Supprimer"
              busyLabel="Suppression..."
              danger
              onConfirm={async () => (await remove.run({ id })).ok}
            />
          )}
        </span>
      </div>
      {isRenaming && <RenameDialog list={list} onClose={() => setIsRenaming(false)} />}
    </Card>
  );
}
