import type { Boat } from "@bosco/domain/boats";
import { plural } from "@bosco/domain/french";
import { type Article, SHOPPING_CRITICAL, shoppingList } from "@bosco/domain/inventory";
import { Copy, FileDown, PackagePlus, Share2, ShoppingCart } from "lucide-react";
import { useMemo } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { usePaper } from "../../../pdf/use-paper.ts";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { useGrowingCount } from "../../../ui/content/use-growing-count.ts";
import { useScreenfulFirst } from "../../../ui/content/use-screenful-first.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { useUndoBulk } from "../list/use-undo-bulk.ts";
import { storePurchases } from "../queries.ts";
import { firstLines } from "./first-lines.ts";
import { ShoppingGroups } from "./ShoppingGroups.tsx";
import { shoppingSections, shoppingText } from "./shopping-sections.ts";
import { usePurchases } from "./use-purchases.ts";

const SCREENFUL = 14;

type ShoppingListDialogProps = {
  boat: Boat;
  articles: readonly Article[];
  /** Whoever may not still ticks off in the shop: that stays on the device. */
  mayStore: boolean;
  onClose: () => void;
};

/** What is missing aboard: read, printed, sent, ticked off in the shop, then put into the stock. */
export function ShoppingListDialog({ boat, articles, mayStore, onClose }: ShoppingListDialogProps) {
  const list = useMemo(() => shoppingList(articles), [articles]);
  const { count, end } = useGrowingCount(list.count);
  const atFirst = useScreenfulFirst(SCREENFUL);
  const drawn = firstLines(list, Math.min(atFirst, count));
  const { purchases, set } = usePurchases();
  const bought = articles.flatMap(({ id }) => (purchases[id] ? [{ id, quantite: purchases[id] }] : []));
  const store = useCommand(storePurchases);
  const offerUndo = useUndoBulk();

  const putAway = async () => {
    const outcome = await store.run({ bateau_id: boat.id, achats: bought });
    if (!outcome.ok) return;
    set(bought.map(({ id }) => id));
    const { modifies } = outcome.output;
    const description = modifies > 1 ? `${modifies} achats rangés dans le stock.` : "1 achat rangé dans le stock.";
    offerUndo(description, outcome.output);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Liste d’achat"
      description={list.count > 0 ? `${boat.nom} · ${list.count} ${plural(list.count, "article")}` : boat.nom}
      size="lg"
      footer={
        <>
          {list.count > 0 && <SendButtons boat={boat} articles={articles} />}
          <PdfButton boat={boat} articles={articles} />
          {mayStore && bought.length > 0 && (
            <Button onClick={putAway} busy={store.busy} busyLabel="Rangement...">
              <PackagePlus size={18} aria-hidden="true" />
              Ranger les achats ({bought.length})
            </Button>
          )}
        </>
      }
    >
      {list.count === 0 ? (
        <EmptyState icon={<ShoppingCart />} title={"Inventaire complet\u00a0!"} text="Rien ne manque à bord." />
      ) : (
        <div className="relative grid gap-6">
          <ShoppingGroups
            title="Articles critiques"
            note={`sous ${SHOPPING_CRITICAL}\u00a0% du maximum`}
            groups={drawn.critical}
            purchases={purchases}
            onBuy={set}
          />
          <ShoppingGroups title="Autres articles à compléter" groups={drawn.others} purchases={purchases} onBuy={set} />
          {atFirst >= count && (
            <div ref={end} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-160 w-px" />
          )}
        </div>
      )}
    </Dialog>
  );
}

type ListProps = { boat: Boat; articles: readonly Article[] };

function SendButtons({ boat, articles }: ListProps) {
  const text = () => shoppingText(boat.nom, shoppingList(articles));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      const description = "Liste d'achat copiée dans le presse-papiers\u00a0!";
      showToast({ title: "Succès", description, tone: "success" });
    } catch {
      showToast({ title: "Erreur", description: "Impossible de copier la liste d’achat.", tone: "error" });
    }
  };
  const share = () => navigator.share({ title: `Liste d’achat – ${boat.nom}`, text: text() }).catch(() => {});
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Copy size={18} aria-hidden="true" />
        Copier
      </Button>
      {"share" in navigator && (
        <Button variant="secondary" onClick={share}>
          <Share2 size={18} aria-hidden="true" />
          Partager
        </Button>
      )}
    </>
  );
}

function PdfButton({ boat, articles }: ListProps) {
  const { busy, make } = usePaper("Liste d'achat PDF générée avec succès\u00a0!");
  const print = async () => {
    const list = shoppingList(articles);
    if (list.count === 0) {
      const description = "Aucun article à acheter. Votre inventaire est complet\u00a0!";
      return showToast({ title: "Information", description, tone: "info" });
    }
    await make(async () => {
      const { saveShoppingList } = await import("../../../pdf/shopping-list.ts");
      const subtitle = `${boat.nom} · ${list.count} ${plural(list.count, "article")}`;
      await saveShoppingList({ boat: boat.nom, subtitle, sections: shoppingSections(list) });
    });
  };
  return (
    <Button variant="secondary" onClick={print} busy={busy}>
      <FileDown size={18} aria-hidden="true" />
      Créer liste d'achat en PDF
    </Button>
  );
}
