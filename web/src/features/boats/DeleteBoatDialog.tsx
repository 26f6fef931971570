import { type Boat, contentsInWords } from "@bosco/domain/boats";
import { useQuery } from "@tanstack/react-query";
import { useCommand } from "../../data/use-command.ts";
import { useShares } from "../../fleet/crew.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { contentsQuery, removeBoat } from "./queries.ts";

/** Says what goes with the boat before anything goes. Mounted while it is open. */
export function DeleteBoatDialog({ boat, onClose }: { boat: Boat; onClose: () => void }) {
  const contents = useQuery(contentsQuery(boat.id));
  const remove = useCommand(removeBoat);
  const isShared = useShares().data?.donnes.some(({ bateau_id, etat }) => bateau_id === boat.id && etat === "acceptée");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={`Supprimer « ${boat.nom} »\u00a0?`}
      text={
        <>
          {contents.data && (
            <span className="block">
              Avec ce bateau disparaissent <strong className="text-ink">{contentsInWords(contents.data)}</strong>.
            </span>
          )}
          {contents.isPending && <span className="block">Chargement...</span>}
          {contents.isError && (
            <span className="block">
              Impossible de compter ce qui disparaîtrait avec ce bateau.{" "}
              <Button variant="quiet" onClick={() => contents.refetch()} busy={contents.isFetching}>
                Réessayer
              </Button>
            </span>
          )}
          {isShared && (
            <span className="mt-2 block">Son équipage le perd aussi. Pour qu’il le garde, cédez-le plutôt.</span>
          )}
          <span className="mt-2 block">Cette action est irréversible.</span>
        </>
      }
      confirmLabel="Supprimer"
      busyLabel="Suppression..."
      onConfirm={async () => (await remove.run({ id: boat.id })).ok}
    />
  );
}
