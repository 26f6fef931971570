import type { Boat } from "@bosco/domain/boats";
import { type ReceivedShare, ROLE_NAMES, ROLE_SENTENCES } from "@bosco/domain/crew";
import { frenchDayOf } from "@bosco/domain/french";
import { useQueryClient } from "@tanstack/react-query";
import { readAllAgain } from "../../data/read-all-again.ts";
import { useCommand } from "../../data/use-command.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { leaveCrew } from "./queries.ts";

type MemberCrewProps = { boat: Boat; share: ReceivedShare; onLeft: () => void };

/** What one is to somebody else's boat, and the way out. */
export function MemberCrew({ boat, share, onLeft }: MemberCrewProps) {
  const client = useQueryClient();
  const leaving = useCommand(leaveCrew);
  const { proprietaire, role, accepte_le } = share;
  const leave = async () => {
    const { ok } = await leaving.run({ id: share.id });
    if (!ok) return false;
    onLeft();
    void readAllAgain(client);
    return true;
  };
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid gap-x-8 gap-y-3">
        <div>
          <dt className="text-ink-2 text-xs">Propriétaire</dt>
          <dd className="break-words font-semibold">{proprietaire.nom}</dd>
        </div>
        <div>
          <dt className="text-ink-2 text-xs">Votre rôle</dt>
          <dd>
            <span className="font-semibold">{ROLE_NAMES[role]}</span>, depuis le {frenchDayOf(accepte_le)}
            <span className="block text-ink-2 text-sm">{ROLE_SENTENCES[role]}</span>
          </dd>
        </div>
      </dl>
      <ConfirmDialog
        trigger={
          <Button variant="danger-quiet" className="-ml-5 self-start">
            Quitter l’équipage
          </Button>
        }
        danger
        title={"Quitter l’équipage\u00a0?"}
        text={`Vous ne verrez plus ${boat.nom}. Ce que vous y avez fait reste à bord. Pour revenir, il vous faudra une nouvelle invitation de son propriétaire.`}
        confirmLabel="Quitter"
        busyLabel="Départ..."
        onConfirm={leave}
      />
    </div>
  );
}
