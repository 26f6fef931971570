import { FREE_LIMITS } from "@bosco/domain/account";
import type { Boat } from "@bosco/domain/boats";
import { findPapers, type Paper, replacedPapers } from "@bosco/domain/documents";
import { FolderOpen, Plus, SearchX } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { useCommand } from "../../data/use-command.ts";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { isAnothers } from "../../fleet/crew.ts";
import { useMayOn, useRolesKnown } from "../../fleet/crew-rows.ts";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { usePapers } from "../../fleet/papers.ts";
import { RoleNote } from "../../fleet/RoleNote.tsx";
import { useIsReminded } from "../../fleet/reminded.ts";
import { useAskedRow } from "../../fleet/use-asked-row.ts";
import { useBoatFilter } from "../../fleet/use-boat-filter.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { pressedPart } from "../../ui/pressed-part.tsx";
import { useAskedFor } from "../../ui/routing/address-state.ts";
import { KeptList } from "./KeptList.tsx";
import { NarrowNote } from "./NarrowNote.tsx";
import { PaperFilterBar } from "./PaperFilterBar.tsx";
import { PaperList } from "./PaperList.tsx";
import { removePaper } from "./queries.ts";
import { useNarrowing } from "./use-narrowing.ts";
import { useNewPaper } from "./use-new-paper.ts";
import { usePaperFilters } from "./use-paper-filters.ts";

const form = pressedPart(
  () => import("./PaperDialog.tsx"),
  ({ onClose }) => onClose(),
);
const view = pressedPart(
  () => import("./view/PaperView.tsx"),
  ({ onClose }) => onClose(),
);

type Shown = { what: "form"; boatId: string; paper?: Paper; start?: Partial<Paper> } | { what: "view"; id: string };

const none: Boat[] = [];

type PapersProps = {
  /** What there is to say of a boat's papers, and to do with all of them. */
  note: (boat: Boat) => ReactNode;
  action: (boat: Boat) => ReactNode;
};

/** The papers of one boat or of all, and the dialogs that add, show, edit and remove one. */
export function Papers({ note, action }: PapersProps) {
  const { boat, boats, select } = useBoatFilter();
  const papers = usePapers();
  const { filters, setFilters } = usePaperFilters();
  const { narrow, work, label, widen, isKnown } = useNarrowing();
  const [shown, setShown] = useState<Shown>();
  const [removed, setRemoved] = useState<Paper>();
  const remove = useCommand(removePaper);
  const mayOn = useMayOn();
  const rolesKnown = useRolesKnown();
  const { pro } = useAccount();
  const fleet = boats.data ?? none;
  const all = papers.data;

  useEffect(() => onFirstUse(() => void Promise.all([form.load(), view.load()]).catch(() => {})), []);
  const ofBoat = useMemo(() => all?.filter(({ bateau_id }) => !boat || bateau_id === boat.id) ?? [], [all, boat]);
  const found = useMemo(() => findPapers(narrow(ofBoat), filters), [narrow, ofBoat, filters]);
  const replaced = useMemo(() => replacedPapers(all ?? []), [all]);
  const { boats: editable, mayAdd, boatId, start } = useNewPaper(fleet, { boat, work, type: filters.type });
  const add = useCallback(() => {
    if (mayAdd) setShown({ what: "form", boatId, start });
  }, [mayAdd, boatId, start]);
  const open = useCallback((paper: Paper) => setShown({ what: "view", id: paper.id }), []);
  const edit = useCallback((paper: Paper) => setShown({ what: "form", boatId: paper.bateau_id, paper }), []);
  const close = () => setShown(undefined);
  useAskedFor("ajouter", rolesKnown && isKnown ? add : undefined, "type");
  useAskedRow("papier", papers, open, "Ce papier");

  const viewed = shown?.what === "view" ? all?.find(({ id }) => id === shown.id) : undefined;
  const failed = papers.isError ? papers : boats.isError ? boats : undefined;
  const addButton = mayAdd && (
    <Button onClick={add}>
      <Plus size={20} />
      Ajouter un papier
    </Button>
  );
  return (
    <>
      <div className="flex flex-col gap-6">
        <PageHeader
          title="Papiers"
          subtitle={pro || isAnothers(boat) ? undefined : `(${FREE_LIMITS.documents} papiers en compte gratuit)`}
          actions={
            <>
              {ofBoat.length > 0 && addButton}
              {boat && action(boat)}
            </>
          }
        />
        {fleet.length > 0 && <BoatSelect {...select} className="sm:max-w-md" />}
        <RoleNote boat={boat} className="-mt-4" />
        {boat && note(boat)}
        {label && <NarrowNote label={label} onWiden={widen} />}
        {failed && (
          <ReadNote
            query={failed}
            message={`Impossible de charger ${failed === boats ? "vos bateaux" : "les papiers"}.`}
          />
        )}
        {boats.data && fleet.length === 0 && (
          <NoBoat
            text={"Ajoutez un bateau\u00a0: son assurance, sa carte de circulation et ses factures se rangent ici."}
          />
        )}
        {!(all && boats.data) && !failed && <SkeletonRows rows={5} row="h-16" />}
        {all && fleet.length > 0 && ofBoat.length === 0 && (
          <EmptyState
            icon={<FolderOpen />}
            title="Aucun papier"
            text={<EmptyText mayAdd={mayAdd} />}
            action={addButton}
          />
        )}
        {ofBoat.length > 0 && (
          <>
            <PaperFilterBar filters={filters} onChange={setFilters} />
            {found.length === 0 && (
              <EmptyState
                icon={<SearchX />}
                title="Aucun papier trouvé"
                text="Rien ne correspond à cette recherche."
                action={
                  <Button
                    variant="secondary"
                    onClick={() => {
                      setFilters({ type: "", search: "" });
                      widen();
                    }}
                  >
                    Tout afficher
                  </Button>
                }
              />
            )}
            <PaperList
              papers={found}
              boats={fleet}
              replaced={replaced}
              namesBoats={!boat && fleet.length > 1}
              onOpen={open}
              onEdit={edit}
              onRemove={setRemoved}
            />
          </>
        )}
        {all && <KeptList papers={all} />}
      </div>
      {shown?.what === "form" && (
        <form.Part boatId={shown.boatId} boats={editable} paper={shown.paper} start={shown.start} onClose={close} />
      )}
      {viewed && (
        <view.Part
          paper={viewed}
          isReplaced={replaced.has(viewed.id)}
          onEdit={mayOn(viewed.bateau_id, "documents.edit") ? () => edit(viewed) : undefined}
          onClose={close}
        />
      )}
      {removed && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setRemoved(undefined)}
          title={"Supprimer ce papier\u00a0?"}
          text={`«\u00a0${removed.titre}\u00a0»${removed.fichier ? " et son fichier seront supprimés." : " sera supprimé."}`}
          confirmLabel="Supprimer"
          danger
          onConfirm={async () => (await remove.run({ id: removed.id, version: removed.version })).ok}
        />
      )}
    </>
  );
}

function EmptyText({ mayAdd }: { mayAdd: boolean }) {
  const isReminded = useIsReminded();
  if (!mayAdd) return "Les papiers du bateau apparaîtront ici dès que quelqu’un en aura ajouté.";
  const promise = isReminded ? "vous prévient avant qu’elle expire" : "montre quand elle expire";
  return `Ajoutez votre assurance\u00a0: Bosco ${promise}. Carte de circulation, contrat de port, factures et manuels trouvent leur place ici aussi.`;
}
