import type { ProvisioningList } from "@bosco/domain/provisioning";
import { ListChecks, ShoppingBasket, Star } from "lucide-react";
import { useBoats } from "../../fleet/boats.ts";
import { useMayOn } from "../../fleet/crew-rows.ts";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { ListCard } from "./ListCard.tsx";
import type { useLists } from "./queries.ts";

type ListsViewProps = {
  lists: ReturnType<typeof useLists>;
  /** Whether the generator stands beside them. */
  mayGenerate: boolean;
  onOpen: (id: string) => void;
};

/** Favourites first, in a section of their own. */
export function ListsView({ lists, mayGenerate, onOpen }: ListsViewProps) {
  if (lists.isPending)
    return <SkeletonRows rows={2} row="h-56" label="Chargement des listes..." className="sm:grid-cols-2" />;
  const note = <ReadNote query={lists} message="Impossible de charger les listes d'avitaillement." />;
  if (!lists.data) return note;
  const all = lists.data;
  if (all.length === 0)
    return (
      <div>
        {note}
        <EmptyState
          icon={<ShoppingBasket aria-hidden="true" />}
          title="Aucune liste d'avitaillement créée."
          text={mayGenerate && "Utilisez le générateur ci-dessus pour créer votre première liste."}
        />
      </div>
    );
  const favourites = all.filter(({ est_favori }) => est_favori);
  const others = all.filter(({ est_favori }) => !est_favori);
  return (
    <div className="flex flex-col gap-2">
      {note}
      {favourites.length > 0 && (
        <Collapsible
          title={`Favoris (${favourites.length})`}
          icon={<Star size={22} className="shrink-0 fill-soon text-soon" aria-hidden="true" />}
        >
          <Cards lists={favourites} onOpen={onOpen} />
        </Collapsible>
      )}
      <Collapsible
        title={`Mes listes (${others.length})`}
        icon={<ListChecks size={22} className="shrink-0 text-sea" aria-hidden="true" />}
      >
        {others.length > 0 ? (
          <Cards lists={others} onOpen={onOpen} />
        ) : (
          <p className="text-ink-2 text-sm">Toutes vos listes sont dans les favoris.</p>
        )}
      </Collapsible>
    </div>
  );
}

function Cards({ lists, onOpen }: { lists: readonly ProvisioningList[]; onOpen: (id: string) => void }) {
  const boats = useBoats().data ?? [];
  const mayOn = useMayOn();
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {lists.map((list) => (
        <ListCard
          key={list.id}
          list={list}
          boat={boats.find(({ id }) => id === list.bateau_id)?.nom}
          mayWrite={mayOn(list.bateau_id, "lists.write")}
          mayDelete={mayOn(list.bateau_id, "lists.delete")}
          onOpen={() => onOpen(list.id)}
        />
      ))}
    </ul>
  );
}
