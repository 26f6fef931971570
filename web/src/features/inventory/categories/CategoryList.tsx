import { Lock, Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useScreenfulFirst } from "../../../ui/content/use-screenful-first.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { Tooltip } from "../../../ui/overlay/Tooltip.tsx";

const SCREENFUL = 14;

/** A category or a sub-category. */
interface OwnedName {
  id: string;
  nom: string;
  user_id: string | null;
}

type CategoryListProps<Row extends OwnedName> = {
  title: string;
  addLabel: string;
  rows: readonly (Row & { icon?: ReactNode; note: string })[];
  onAdd: () => void;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};

/** One of the two lists, with its count. */
export function CategoryList<Row extends OwnedName>({
  title,
  addLabel,
  rows,
  onAdd,
  onEdit,
  onRemove,
}: CategoryListProps<Row>) {
  const drawn = useScreenfulFirst(SCREENFUL);
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-md">
          {title} ({rows.length})
        </h3>
        <Button variant="secondary" onClick={onAdd} aria-label={addLabel}>
          <Plus size={18} aria-hidden="true" />
          Ajouter
        </Button>
      </div>
      {rows.length === 0 && <p className="py-4 text-ink-2">Aucune pour le moment.</p>}
      <ul className="divide-y divide-line rounded border border-line">
        {rows.slice(0, drawn).map((row) => (
          <li key={row.id} className="flex min-h-14 items-center gap-3 py-1 pr-1 pl-4">
            {row.icon}
            <span className="min-w-0 flex-1">
              <span className="block break-words font-semibold leading-snug">{row.nom}</span>
              <span className="block text-ink-2 text-xs">{row.note}</span>
            </span>
            {row.user_id === null ? (
              <Tooltip content="Commune à tous, elle ne se modifie pas.">
                <span className="grid size-11 place-items-center text-ink-3">
                  <Lock size={16} aria-label="D’origine" role="img" />
                </span>
              </Tooltip>
            ) : (
              <span className="flex">
                <IconButton label={`Modifier\u00a0: ${row.nom}`} onClick={() => onEdit(row)}>
                  <Pencil size={18} />
                </IconButton>
                <IconButton label={`Supprimer\u00a0: ${row.nom}`} variant="danger-quiet" onClick={() => onRemove(row)}>
                  <Trash2 size={18} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
