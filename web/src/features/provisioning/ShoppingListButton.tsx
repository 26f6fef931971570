import { counted } from "@bosco/domain/french";
import type { ProvisioningList, StockLine } from "@bosco/domain/provisioning";
import { FileDown } from "lucide-react";
import { usePaper } from "../../pdf/use-paper.ts";
import { Button } from "../../ui/form/Button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { shoppingSections } from "./shopping-sections.ts";

type ShoppingListButtonProps = { list: ProvisioningList; boat: string; lines: readonly StockLine[] };

/** The same paper as the inventory's, with what remains to buy. */
export function ShoppingListButton({ list, boat, lines }: ShoppingListButtonProps) {
  const { busy, make } = usePaper("Liste d'achat PDF générée avec succès\u00a0!");
  const print = async () => {
    const sections = shoppingSections(lines);
    if (sections.length === 0) {
      const description = "Aucun article à acheter. Votre inventaire est complet\u00a0!";
      showToast({ title: "Information", description, tone: "info" });
      return;
    }
    await make(async () => {
      const { saveShoppingList } = await import("../../pdf/shopping-list.ts");
      const count = sections.reduce((sum, section) => sum + section.lines.length, 0);
      await saveShoppingList({ boat, subtitle: `${list.nom} · ${counted(count, "article")}`, sections });
    });
  };
  return (
    <Button variant="secondary" onClick={print} busy={busy} className="whitespace-nowrap">
      <FileDown size={18} aria-hidden="true" />
      Créer liste d'achat
    </Button>
  );
}
