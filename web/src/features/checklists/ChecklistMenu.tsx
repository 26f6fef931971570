import type { Checklist } from "@bosco/domain/checklists";
import { EllipsisVertical, FileDown, History, Pencil, Printer, Trash2 } from "lucide-react";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "../../ui/overlay/DropdownMenu.tsx";
import { Link } from "../../ui/routing/Link.tsx";

export type ChecklistAction = "edit" | "history" | "remove" | "pdf";

type ChecklistMenuProps = { checklist: Checklist; mayEdit: boolean; onAction: (action: ChecklistAction) => void };

/** What is done with a list now and then. */
export function ChecklistMenu({ checklist, mayEdit, onAction }: ChecklistMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`Autres actions : ${checklist.nom}`} variant="secondary">
          <EllipsisVertical size={20} />
        </IconButton>
      }
    >
      {mayEdit && (
        <MenuItem icon={<Pencil size={18} />} onSelect={() => onAction("edit")}>
          Modifier
        </MenuItem>
      )}
      <MenuItem icon={<History size={18} />} onSelect={() => onAction("history")}>
        Historique
      </MenuItem>
      <MenuItem asChild>
        <Link to={`/checklists/${checklist.id}/imprimer`}>
          <Printer size={18} />
          Imprimer
        </Link>
      </MenuItem>
      <MenuItem icon={<FileDown size={18} />} onSelect={() => onAction("pdf")}>
        Télécharger le PDF
      </MenuItem>
      {mayEdit && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => onAction("remove")}>
            Supprimer
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
