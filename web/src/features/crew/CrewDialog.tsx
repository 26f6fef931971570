import type { Boat } from "@bosco/domain/boats";
import type { MaybeAnothers } from "@bosco/domain/crew";
import { useState } from "react";
import { useShares } from "../../fleet/crew.ts";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { type Invited, leaveWordsOf } from "./InvitationLink.tsx";
import { MemberCrew } from "./MemberCrew.tsx";
import { OwnerCrew } from "./OwnerCrew.tsx";

type CrewDialogProps = { boat: Boat & MaybeAnothers; onClose: () => void };

/** The crew of a boat, as its owner manages it or as somebody of it sees it. Mounted while it is open. */
export default function CrewDialog({ boat, onClose }: CrewDialogProps) {
  const shares = useShares();
  const isOwner = boat.proprietaire_id === undefined;
  const given = shares.data?.donnes.filter(({ bateau_id }) => bateau_id === boat.id);
  const [made, setMade] = useState<Invited>();
  const invited = given?.some(({ id }) => id === made?.partage.id) ? made : undefined;
  const received = shares.data?.recus.find(({ bateau_id }) => bateau_id === boat.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      // why: a link is shown once, and a press beside it must not take it away.
      keepOpen={isOwner}
      leaveWords={leaveWordsOf(invited)}
      title={isOwner ? `Partager ${boat.nom}` : "Équipage"}
      description={isOwner ? "Qui voit ce bateau avec vous, et ce que chacun peut y faire." : boat.nom}
    >
      <ReadNote query={shares} message="Impossible de charger l’équipage." className="mb-4" />
      {shares.isPending && shares.fetchStatus === "paused" && (
        <p className="text-ink-2">Hors ligne, l’équipage ne peut pas être lu.</p>
      )}
      {shares.isLoading && <SkeletonRows rows={2} row="h-20" />}
      {given && isOwner && <OwnerCrew boat={boat} given={given} invited={invited} onInvited={setMade} />}
      {received && <MemberCrew boat={boat} share={received} onLeft={onClose} />}
    </Dialog>
  );
}
