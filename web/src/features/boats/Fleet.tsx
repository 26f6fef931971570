import { limitSentence, placesLeft } from "@bosco/domain/account";
import type { Boat } from "@bosco/domain/boats";
import { Plus } from "lucide-react";
import { type ReactNode, startTransition, useCallback, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { isAnothers } from "../../fleet/crew.ts";
import { useMayOn, useRolesKnown } from "../../fleet/crew-rows.ts";
import { useEnginesByBoat, useOtherEngines } from "../../fleet/engines.ts";
import { FleetLink } from "../../fleet/FleetLink.tsx";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";
import { useAskedRow } from "../../fleet/use-asked-row.ts";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { useAskedFor } from "../../ui/routing/address-state.ts";
import { BoatGrid } from "./BoatGrid.tsx";
import { DeleteBoatDialog } from "./DeleteBoatDialog.tsx";
import { FleetSkeleton } from "./FleetSkeleton.tsx";
import { BoatDialog } from "./form/BoatDialog.tsx";

const none: never[] = [];

/** 'Mes Navires': the boats, and the dialogs that add, edit and delete one. */
export function Fleet({ crewEntry }: { crewEntry: (boat: Boat) => ReactNode }) {
  const account = useAccount();
  const { boat: selected, boats } = useSelectedBoat();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<Boat>();
  const [deleted, setDeleted] = useState<Boat>();
  const engines = useEnginesByBoat(boats.data ?? none);
  const areEnginesRead = useOtherEngines().isFetched;
  const count = boats.data?.length ?? 0;
  // why: a boat that is shared with one takes no place of one's plan.
  const ownCount = boats.data?.filter((boat) => !isAnothers(boat)).length ?? 0;
  const isFull = placesLeft("boats", ownCount, account) === 0;

  const add = useCallback(() => {
    if (isFull)
      showToast({ title: "Limite atteinte", description: limitSentence("boats", ownCount, account), tone: "error" });
    else startTransition(() => setIsAdding(true));
  }, [isFull, ownCount, account]);
  useAskedFor("ajouter", boats.data && add);
  // why transitions: the press that opens a dialog must not wait for its many fields.
  const edit = useCallback((boat: Boat) => startTransition(() => setEdited(boat)), []);
  const mayOn = useMayOn();
  const rolesKnown = useRolesKnown();
  const editAsked = useCallback(
    (boat: Boat) =>
      mayOn(boat.id, "boat.edit")
        ? edit(boat)
        : showToast({ title: "Votre rôle ne permet pas de modifier ce bateau.", tone: "info" }),
    [mayOn, edit],
  );
  const { data, isFetching } = boats;
  useAskedRow("modifier", { data: rolesKnown ? data : undefined, isFetching }, editAsked, "Ce bateau");
  const askToDelete = useCallback((boat: Boat) => startTransition(() => setDeleted(boat)), []);
  const addButton = (variant?: "secondary") => (
    <Button onClick={add} variant={variant}>
      <Plus size={20} />
      Ajouter un Bateau
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Mes Navires"
        subtitle={count > 0 ? "Le bateau sélectionné est celui que montrent toutes les pages." : undefined}
        actions={
          count > 0 && (
            <>
              {addButton()}
              <FleetLink boats={boats.data ?? []} />
            </>
          )
        }
      />
      {boats.isPending && <FleetSkeleton />}
      <ReadNote query={boats} message="Impossible de charger vos bateaux." className="mt-6" />
      {boats.data && count === 0 && (
        <NoBoat
          text={"Ajoutez votre bateau\u00a0: son entretien, son inventaire et ses checklists se rangent autour de lui."}
          action={addButton("secondary")}
        />
      )}
      {boats.data && count > 0 && (
        <BoatGrid
          boats={boats.data}
          engines={engines}
          selected={selected}
          crewEntry={crewEntry}
          onEdit={edit}
          onDelete={askToDelete}
        />
      )}
      {isAdding && boats.data && <BoatDialog isFirst={ownCount === 0} onClose={() => setIsAdding(false)} />}
      {edited && areEnginesRead && (
        <BoatDialog
          boat={edited}
          others={engines.get(edited.id)?.slice(1)}
          isFirst={false}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteBoatDialog boat={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}
