import { Archive, FileText, LifeBuoy, MoreHorizontal, Plus, Printer, Tags, Upload } from "lucide-react";
import { boatAddress } from "../../../fleet/boat-address.ts";
import { useSelectedBoat } from "../../../fleet/selected-boat.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { DropdownMenu, MenuItem } from "../../../ui/overlay/DropdownMenu.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import "./list.css";

export type InventoryDialog = "add" | "spaces" | "categories" | "shopping" | "import" | "first";

type InventoryActionsProps = {
  onOpen: (dialog: InventoryDialog) => void;
  onExport: () => void;
  canShop: boolean;
  hasBoat: boolean;
  /** Whether one's role aboard lets one add and edit articles. */
  mayWrite: boolean;
};

/** The page's buttons, on as many lines as they need: none is cut off. */
export function InventoryActions({ onOpen, onExport, canShop, hasBoat, mayWrite }: InventoryActionsProps) {
  const { boat } = useSelectedBoat();
  return (
    <div className="inventory-actions flex flex-wrap gap-2.5">
      {mayWrite && (
        <Button className="max-sm:px-3" onClick={() => onOpen("add")}>
          <Plus size={18} aria-hidden="true" />
          Ajouter un article
        </Button>
      )}
      <Button className="max-sm:px-3" variant="secondary" onClick={() => onOpen("spaces")}>
        <Archive size={18} className="max-sm:hidden" aria-hidden="true" />
        Espaces stockage
      </Button>
      {mayWrite && (
        <Button className="max-sm:px-3" variant="secondary" onClick={() => onOpen("categories")}>
          <Tags size={18} className="max-sm:hidden" aria-hidden="true" />
          Catégories
        </Button>
      )}
      <Button className="max-sm:px-3" variant="secondary" disabled={!canShop} onClick={() => onOpen("shopping")}>
        <FileText size={18} className="max-sm:hidden" aria-hidden="true" />
        Liste d'achat PDF
      </Button>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="icon" aria-label="Autres actions">
            <MoreHorizontal size={20} />
          </Button>
        }
      >
        {mayWrite && (
          <MenuItem icon={<LifeBuoy size={18} />} disabled={!hasBoat} onSelect={() => onOpen("first")}>
            Premier inventaire
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem icon={<Upload size={18} />} disabled={!hasBoat} onSelect={() => onOpen("import")}>
            Importer un fichier CSV
          </MenuItem>
        )}
        <MenuItem icon={<FileText size={18} />} disabled={!canShop} onSelect={onExport}>
          Exporter en CSV
        </MenuItem>
        {boat && canShop && (
          <MenuItem asChild>
            <Link to={boatAddress("/inventory/imprimer", boat.id)}>
              <Printer size={18} aria-hidden="true" />
              Imprimer l’inventaire
            </Link>
          </MenuItem>
        )}
      </DropdownMenu>
    </div>
  );
}
