import { useSelectedBoat } from "../../../fleet/selected-boat.ts";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import { useArticles, useSpaces } from "../queries.ts";
import { InventorySheet } from "./InventorySheet.tsx";

/** The paper of one boat's inventory, once it is there; without a boat, that of the selected one. */
export function InventoryPaper({ boatId }: { boatId: string | undefined }) {
  const { boat: selected, boats } = useSelectedBoat();
  const articles = useArticles();
  const spaces = useSpaces();
  const boat = boatId === undefined ? selected : boats.data?.find(({ id }) => id === boatId);
  const queries = [boats, articles, spaces];
  const failed = queries.find((query) => query.isError && !query.data) ?? queries.find((query) => query.isError);
  const note = failed && <ReadNote query={failed} message="Impossible de charger les articles de l'inventaire." />;

  if (failed && !failed.data) return <main className="mx-auto max-w-3xl p-6">{note}</main>;
  if (!boats.data || !articles.data || !spaces.data)
    return (
      <main className="mx-auto max-w-3xl p-6">
        <SkeletonRows rows={6} row="h-16" />
      </main>
    );
  if (!boat)
    return (
      <main>
        <title>Imprimer l’inventaire – Bosco</title>
        <EmptyState
          title="Bateau introuvable"
          text="Il n’existe pas, ou n’existe plus."
          action={
            <Button asChild>
              <Link to="/inventory">Retour à l’inventaire</Link>
            </Button>
          }
        />
      </main>
    );
  return (
    <>
      <title>{`${boat.nom} – Imprimer l’inventaire – Bosco`}</title>
      <InventorySheet
        boat={boat}
        articles={articles.data.filter(({ bateau_id }) => bateau_id === boat.id)}
        spaces={spaces.data}
        note={note}
      />
    </>
  );
}
