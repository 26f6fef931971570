import type { Boat } from "@bosco/domain/boats";
import { compareFrench, withUnit } from "@bosco/domain/french";
import { placeNames, type StorageSpace } from "@bosco/domain/inventory";
import { Pencil, Plus, QrCode, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { useMayOn } from "../../../fleet/crew-rows.ts";
import { usePaper } from "../../../pdf/use-paper.ts";
import { Badge } from "../../../ui/content/Badge.tsx";
import { Card } from "../../../ui/content/Card.tsx";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { removeSpace, useSpaces } from "../queries.ts";
import { StorageSpaceDialog } from "./StorageSpaceDialog.tsx";

type StorageSpacesDialogProps = { boats: readonly Boat[]; boat: Boat | undefined; onClose: () => void };

/** The storage spaces of the selected boat, or of all boats. */
export function StorageSpacesDialog({ boats, boat, onClose }: StorageSpacesDialogProps) {
  const query = useSpaces();
  const mayOn = useMayOn();
  const mayAdd = !boat || mayOn(boat.id, "spaces.edit");
  const [edited, setEdited] = useState<StorageSpace | "new">();
  const [removed, setRemoved] = useState<StorageSpace>();
  const remove = useCommand(removeSpace);
  const spaces = (query.data ?? []).filter((space) => !boat || space.bateau_id === boat.id);
  const names = placeNames(spaces);
  const sorted = [...spaces].sort((a, b) => compareFrench(names.get(a.id) ?? "", names.get(b.id) ?? ""));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Espaces de stockage"
      description={boat?.nom}
      size="lg"
      footer={
        (mayAdd || spaces.length > 0) && (
          <>
            {boat && spaces.length > 0 && <LabelsButton boat={boat} spaces={sorted} />}
            {mayAdd && (
              <Button onClick={() => setEdited("new")}>
                <Plus size={18} aria-hidden="true" />
                Ajouter un espace
              </Button>
            )}
          </>
        )
      }
    >
      {query.isPending && <SkeletonRows rows={2} row="h-26" className="sm:grid-cols-2" />}
      <ReadNote query={query} message="Impossible de charger les espaces de stockage." className="mb-3" />
      {query.data && sorted.length === 0 && <EmptyState title="Aucun espace de stockage configuré pour ce navire." />}
      <ul className="grid gap-3 sm:grid-cols-2">
        {sorted.map((space) => (
          <SpaceCard
            key={space.id}
            space={space}
            name={names.get(space.id) ?? space.nom}
            mayEdit={mayOn(space.bateau_id, "spaces.edit")}
            onEdit={() => setEdited(space)}
            onRemove={() => setRemoved(space)}
          />
        ))}
      </ul>
      {edited && (
        <StorageSpaceDialog
          space={edited === "new" ? undefined : edited}
          boats={boats}
          boat={boat}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        title="Supprimer l’espace de stockage"
        text="Êtes-vous sûr de vouloir supprimer cet espace de stockage&#160;?"
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        danger
        onConfirm={async () => removed && (await remove.run({ id: removed.id })).ok}
      />
    </Dialog>
  );
}

type SpaceCardProps = {
  space: StorageSpace;
  name: string;
  mayEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function SpaceCard({ space, name, mayEdit, onEdit, onRemove }: SpaceCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-2 p-4!">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 break-words font-semibold">{name}</p>
        <Badge tone="sea">{space.type}</Badge>
      </div>
      {space.description && <p className="break-words text-ink-2 text-sm">{space.description}</p>}
      <div className="mt-auto flex items-center justify-between">
        <span className="text-ink-2 text-sm tabular-nums">
          {space.capacite !== null && withUnit(space.capacite, "L")}
        </span>
        {mayEdit && (
          <span className="-mr-2 flex">
            <IconButton label={`Modifier\u00a0: ${space.nom}`} onClick={onEdit}>
              <Pencil size={18} />
            </IconButton>
            <IconButton label={`Supprimer\u00a0: ${space.nom}`} variant="danger-quiet" onClick={onRemove}>
              <Trash2 size={18} />
            </IconButton>
          </span>
        )}
      </div>
    </Card>
  );
}

function LabelsButton({ boat, spaces }: { boat: Boat; spaces: StorageSpace[] }) {
  const { busy, make } = usePaper("Étiquettes QR générées.");
  const print = () =>
    make(async () => {
      const { printLabels } = await import("./print-labels.ts");
      await printLabels(boat.nom, spaces);
    });
  return (
    <Button variant="secondary" busy={busy} onClick={print}>
      <QrCode size={18} aria-hidden="true" />
      Étiquettes QR
    </Button>
  );
}
