import type { Boat } from "@bosco/domain/boats";
import {
  type Article,
  type ArticleSort,
  passesStock,
  placeNames,
  type StockFilter,
  spaceAndInside,
  stockFilterWords,
} from "@bosco/domain/inventory";
import { PackageOpen } from "lucide-react";
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useToday } from "../../../data/today.ts";
import { useCommand } from "../../../data/use-command.ts";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { RemovalText } from "../articles/ArticleUses.tsx";
import { StockStepsContext, useStockSteps } from "../articles/use-stock-steps.ts";
import { removeArticle, useCategories, useSpaces } from "../queries.ts";
import { ArticleSearch } from "./ArticleSearch.tsx";
import { BulkPanel } from "./BulkPanel.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { groupingsOf } from "./list-choice.ts";
import { NarrowedList } from "./NarrowedList.tsx";
import { StockList } from "./StockList.tsx";
import { useListChoice } from "./use-list-choice.ts";

type InventoryTabProps = {
  boat: Boat;
  /** Every article of the boat. */
  articles: readonly Article[];
  filter: StockFilter;
  onFilter: (filter: StockFilter) => void;
  /** The storage space whose label was scanned: it alone is shown. */
  spaceId: string | undefined;
  onLeaveSpace: () => void;
  onEdit: (article: Article) => void;
  /** Undefined for whoever only looks aboard. */
  onAdd: (() => void) | undefined;
  /** Proposes what a boat begins with. */
  onBegin: () => void;
  mayDelete: boolean;
};

/** The tab 'inventaire': search, views, the list, actions on all of it. */
export const InventoryTab = memo(function InventoryTab(props: InventoryTabProps) {
  const { boat, articles, filter, onFilter, spaceId, onLeaveSpace, onEdit, onAdd, onBegin, mayDelete } = props;
  const { choice, choose } = useListChoice();
  // why deferred: the press on a chip shows at once, and the list follows.
  const drawn = useDeferredValue(choice);
  const [removed, setRemoved] = useState<Article>();
  const remove = useCommand(removeArticle);
  const steps = useStockSteps();
  const scanned = useSpaceContent(spaceId);
  const categories = useCategories();
  const today = useToday();
  const onSort = useCallback((sort: ArticleSort) => choose({ sort }), [choose]);
  const onDelete = useCallback((article: Article) => setRemoved(article), []);

  const shown = useMemo(
    () =>
      articles.filter(
        (article) =>
          passesStock(article, filter, today) &&
          (!scanned.inside || scanned.inside.has(article.espace_stockage_id ?? "")),
      ),
    [articles, filter, today, scanned.inside],
  );
  const groupings = groupingsOf(filter);
  const grouping = groupings.includes(drawn.grouping) ? drawn.grouping : groupings[0];
  const chosenView = scanned.inside ? "espace" : grouping;
  const words = stockFilterWords[filter];
  const source = useMemo(
    () => ({ articles: shown, view: chosenView, categories, places: scanned.places, today }),
    [shown, chosenView, categories, scanned.places, today],
  );

  return (
    <StockStepsContext value={steps}>
      <div className="flex flex-col gap-4">
        <ArticleSearch articles={articles} onChoose={onEdit} />
        {scanned.name !== undefined && (
          <NarrowedList onClear={onLeaveSpace}>
            Contenu de l’espace <strong>{scanned.name}</strong>
          </NarrowedList>
        )}
        {words && (
          <NarrowedList onClear={() => onFilter("tous")}>
            {words}
            {"\u00a0: "}
            <strong>{shown.length}</strong>
          </NarrowedList>
        )}
        <ListToolbar
          choice={groupings.includes(choice.grouping) ? choice : { ...choice, grouping }}
          onChoose={choose}
          groupings={scanned.name === undefined ? groupings : []}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={<PackageOpen />}
          title="Aucun article trouvé"
          text={articles.length === 0 ? `L’inventaire de ${boat.nom} est vide.` : undefined}
          action={articles.length === 0 && onAdd && <FirstStep onAdd={onAdd} onBegin={onBegin} />}
        />
      ) : (
        <StockList
          source={source}
          choice={{ ...drawn, grouping }}
          onSort={onSort}
          onEdit={onEdit}
          onDelete={mayDelete ? onDelete : undefined}
          onlyLooks={!onAdd}
        />
      )}
      {onAdd && <BulkPanel boatId={boat.id} articles={articles} mayDelete={mayDelete} />}
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        title="Supprimer l’article"
        text={removed && <RemovalText article={removed} />}
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        danger
        onConfirm={async () => removed && (await remove.run({ id: removed.id })).ok}
      />
    </StockStepsContext>
  );
});

/** What to do when there is nothing yet. */
function FirstStep({ onAdd, onBegin }: { onAdd: () => void; onBegin: () => void }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={onBegin}>Premier inventaire</Button>
      <Button variant="secondary" onClick={onAdd}>
        Ajouter un article
      </Button>
    </div>
  );
}

/** The space, with everything inside it. */
function useSpaceContent(id: string | undefined) {
  const { data: spaces } = useSpaces();
  const places = useMemo(() => placeNames(spaces ?? []), [spaces]);
  const inside = useMemo(() => (id && spaces ? spaceAndInside(id, spaces) : undefined), [id, spaces]);
  const name = id ? (places.get(id) ?? (spaces && "Espace inconnu")) : undefined;
  return { places, inside, name };
}
