import { Archive, FileText, MoreHorizontal, Plus, Tags, Upload } from "lucide-react";
import { Button } from "../../../ui/form/Button.tsx";
import { DropdownMenu, MenuItem } from "../../../ui/overlay/DropdownMenu.tsx";

export type InventoryDialog = "add" | "spaces" | "categories" | "shopping" | "import";

type InventoryActionsProps = {
  onOpen: (dialog: InventoryDialog) => void;
  onExport: () => void;
  canShop: boolean;
  hasBoat: boolean;
};

/** The page's buttons; on a phone one line that scrolls sideways. */
export function InventoryActions({ onOpen, onExport, canShop, hasBoat }: InventoryActionsProps) {
  return (
    <div className="scroll-row -mx-4 flex gap-2.5 px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <Button className="shrink-0" onClick={() => onOpen("add")}>
        <Plus size={18} aria-hidden="true" />
        Ajouter un article
      </Button>
      <Button className="shrink-0" variant="secondary" onClick={() => onOpen("spaces")}>
        <Archive size={18} aria-hidden="true" />
        Espaces stockage
      </Button>
      <Button className="shrink-0" variant="secondary" onClick={() => onOpen("categories")}>
        <Tags size={18} aria-hidden="true" />
        Catégories
      </Button>
      <Button className="shrink-0" variant="secondary" disabled={!canShop} onClick={() => onOpen("shopping")}>
        <FileText size={18} aria-hidden="true" />
        Liste d'achat PDF
      </Button>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="icon" aria-label="Autres actions">
            <MoreHorizontal size={20} />
          </Button>
        }
      >
        <MenuItem icon={<Upload size={18} />} disabled={!hasBoat} onSelect={() => onOpen("import")}>
          Importer un fichier CSV
        </MenuItem>
        <MenuItem icon={<FileText size={18} />} disabled={!canShop} onSelect={onExport}>
          Exporter en CSV
        </MenuItem>
      </DropdownMenu>
    </div>
  );
}
