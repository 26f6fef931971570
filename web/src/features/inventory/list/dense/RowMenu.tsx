import type { Article } from "@bosco/domain/inventory";
import { MoreVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/form/Button.tsx";
import { DropdownMenu, MenuItem } from "../../../../ui/overlay/DropdownMenu.tsx";
import type { ArticleActions } from "../../articles/ArticleCard.tsx";

/** A row's other actions. */
export function RowMenu({ article, onEdit, onDelete }: ArticleActions & { article: Article }) {
  const [isUsed, setIsUsed] = useState(false);
  const button = (
    <Button
      size="icon"
      variant="quiet"
      className="relative"
      aria-label={`Autres actions\u00a0: ${article.nom}`}
      // why not in the menu: a trigger's own props win over what the menu says of itself.
      {...(!isUsed && { "aria-haspopup": "menu", "aria-expanded": false })}
      onClick={() => setIsUsed(true)}
    >
      <MoreVertical size={20} />
    </Button>
  );
  // why a plain button until then: a menu in each of 300 rows would cost more than the rows.
  if (!isUsed) return button;
  return (
    <DropdownMenu trigger={button} startsOpen>
      <MenuItem icon={<Pencil size={18} />} onSelect={() => onEdit(article)}>
        Modifier
      </MenuItem>
      {onDelete && (
        <MenuItem icon={<Trash2 size={18} />} danger onSelect={() => onDelete(article)}>
          Supprimer
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
