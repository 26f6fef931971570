import { dayIn } from "@bosco/domain";
import { counted } from "@bosco/domain/french";
import { compareWithStock, DIET_NAMES, type ProvisioningList } from "@bosco/domain/provisioning";
import { useMemo, useState } from "react";
import { useBoats } from "../../fleet/boats.ts";
import { useMayOn } from "../../fleet/crew-rows.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Switch } from "../../ui/form/Switch.tsx";
import { Dialog, DialogClose } from "../../ui/overlay/Dialog.tsx";
import { AddArticleForm } from "./AddArticleForm.tsx";
import { AddToInventory } from "./AddToInventory.tsx";
import { ArticleList } from "./ArticleList.tsx";
import { BoatCapacities } from "./BoatCapacities.tsx";
import { GeneratedBadge } from "./GeneratedBadge.tsx";
import { Menus } from "./Menus.tsx";
import { useStock } from "./queries.ts";
import { ShoppingListButton } from "./ShoppingListButton.tsx";
import { useListEdits } from "./use-list-edits.ts";

const none: never[] = [];

/** A list, whole: what it needs, what is aboard, what to buy, and where it fits. */
export function ListDialog({ list, onClose }: { list: ProvisioningList; onClose: () => void }) {
  const boat = useBoats().data?.find(({ id }) => id === list.bateau_id);
  const stock = useStock();
  const edits = useListEdits(list);
  const mayOn = useMayOn();
  const mayWrite = mayOn(list.bateau_id, "lists.write");
  const [ignoresStock, setIgnoresStock] = useState(false);
  const lines = useMemo(() => {
    const aboard = stock.data?.filter(({ bateau_id }) => bateau_id === list.bateau_id) ?? none;
    return compareWithStock(list.articles, ignoresStock ? none : aboard, dayIn(new Date()));
  }, [list, stock.data, ignoresStock]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={list.nom}
      description={boat?.nom}
      size="xl"
      footer={
        <>
          <DialogClose>
            <Button variant="quiet" className="max-sm:max-w-28">
              Fermer
            </Button>
          </DialogClose>
          <ShoppingListButton list={list} boat={boat?.nom ?? list.nom} lines={lines} />
          {mayOn(list.bateau_id, "articles.write") && <AddToInventory list={list} />}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <ListFacts list={list} />
        {boat && <BoatCapacities list={list} boat={boat} lines={lines} />}
        {mayWrite && <AddArticleForm onAdd={edits.add} />}
        <section aria-label="Articles de la liste">
          <Switch
            label="Ignorer le stock à bord"
            description="Par défaut, ce qui est déjà à bord est retiré de ce qu’il faut acheter."
            checked={ignoresStock}
            onChange={(event) => setIgnoresStock(event.target.checked)}
            className="mb-3"
          />
          <ArticleList lines={lines} showsStock={!ignoresStock} edits={mayWrite ? edits : undefined} />
        </section>
        {list.generation && list.generation.menus.length > 0 && <Menus generation={list.generation} />}
      </div>
    </Dialog>
  );
}

function ListFacts({ list }: { list: ProvisioningList }) {
  const { articles, nombre_personnes, nombre_jours, generation } = list;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2">
        <Badge tone="sea">{counted(articles.length, "article")}</Badge>
        <Badge>{`${nombre_personnes}\u00a0pers.`}</Badge>
        <Badge>{counted(nombre_jours, "jour")}</Badge>
        {generation && <GeneratedBadge generation={generation} />}
        {generation?.regimes.map((diet) => (
          <Badge key={diet} tone="ok">
            {DIET_NAMES[diet]}
          </Badge>
        ))}
      </div>
      {generation && (
        <p className="text-ink-2 text-sm">
          {generation.origine === "ia"
            ? "Une intelligence artificielle a proposé une partie de cette liste ; les règles de calcul l’ont vérifiée et complétée. Relisez-la avant de partir."
            : "Quantités calculées à partir des besoins usuels par personne et par jour. Relisez-les avant de partir."}
        </p>
      )}
    </div>
  );
}
