import type { Account } from "@bosco/contract";
import { displayName, type Subscription } from "@bosco/domain/account";
import { frenchDayOf } from "@bosco/domain/french";
import { useCommand } from "../../../data/use-command.ts";
import { useShares } from "../../../fleet/crew.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { cancelSubscription, withdrawSubscription } from "../queries.ts";

type EndSubscriptionProps = { account: Account; current: Subscription; canCancel: boolean; canWithdraw: boolean };

/** The two ways out: at the end of the period, or at once within fourteen days. */
export function EndSubscription({ account, current, canCancel, canWithdraw }: EndSubscriptionProps) {
  const cancelling = useCommand(cancelSubscription);
  const withdrawing = useCommand(withdrawSubscription);
  const crew = useCrewSentence();
  const end = current.date_fin ? frenchDayOf(current.date_fin) : "";
  return (
    <div className="flex flex-wrap gap-2">
      {canCancel && (
        <ConfirmDialog
          trigger={<Button variant="secondary">Résilier</Button>}
          danger
          title="Résilier votre contrat"
          text={`L’accès Pro se poursuit jusqu’au ${end}, puis votre compte redevient gratuit. Rien n’est masqué ni supprimé.${crew}`}
          confirmLabel="Confirmer la résiliation"
          busyLabel="Résiliation..."
          onConfirm={async () => (await cancelling.run({ id: current.id })).ok}
        />
      )}
      {canWithdraw && (
        <ConfirmDialog
          trigger={<Button variant="quiet">Renoncer au contrat ici</Button>}
          danger
          title="Renoncer au contrat"
          text={`${displayName(account)}, vous renoncez au contrat d’abonnement Bosco Pro ${current.payment_id ?? current.id}, souscrit le ${current.date_debut ? frenchDayOf(current.date_debut) : ""}. L’accès Pro prend fin aussitôt.${crew}`}
          confirmLabel="Confirmer la rétractation"
          busyLabel="Rétractation..."
          onConfirm={async () => (await withdrawing.run({ id: current.id })).ok}
        />
      )}
    </div>
  );
}

/** What becomes of one's crew, for whoever has one. */
function useCrewSentence(): string {
  const isShared = useShares().data?.donnes.some(({ etat }) => etat === "acceptée");
  return isShared
    ? " L’équipage d’aujourd’hui reste à bord\u00a0; au-delà d’une personne par bateau, aucune nouvelle invitation n’est possible."
    : "";
}
