import type { Boat } from "@bosco/domain/boats";
import { type GivenShare, MEMBER_ROLES, type MemberRole, ROLE_NAMES } from "@bosco/domain/crew";
import { frenchDayOf } from "@bosco/domain/french";
import { useCommand } from "../../data/use-command.ts";
import { Select } from "../../ui/choice/Select.tsx";
import { Badge } from "../../ui/content/Badge.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { changeRole, revokeInvitation, revokeMember } from "./queries.ts";

const ROLES = MEMBER_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

type ShareRowProps = {
  share: GivenShare;
  boat: Boat;
  /** Of the demo's crew, which nobody changes. */
  isExample: boolean;
};

/** Somebody of the crew, or an invitation that waits. */
export function ShareRow({ share, boat, isExample }: ShareRowProps) {
  const { email, membre, role, etat } = share;
  const change = useCommand(changeRole);
  const name = membre?.nom ?? email;
  return (
    <li className="py-3">
      <p className="break-words font-semibold">{name}</p>
      {membre && membre.nom !== email && <p className="break-words text-ink-2 text-sm">{email}</p>}
      {etat !== "acceptée" && <p className="text-ink-2 text-sm tabular-nums">{stateWords(share)}</p>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        {etat === "acceptée" && !isExample ? (
          <div className="min-w-40">
            <Select<MemberRole>
              aria-label={`Rôle\u00a0: ${name}`}
              options={ROLES}
              value={role as MemberRole}
              onValueChange={(next) => change.run({ id: share.id, role: next })}
            />
          </div>
        ) : (
          <Badge>{ROLE_NAMES[role]}</Badge>
        )}
        {!isExample && <Revoke share={share} name={name} boat={boat} />}
      </div>
    </li>
  );
}

function stateWords({ etat, expire_le }: GivenShare): string {
  if (etat === "expirée") return "Invitation expirée";
  return `Invitation en attente${expire_le ? `, expire le ${frenchDayOf(expire_le)}` : ""}`;
}

function Revoke({ share, name, boat }: { share: GivenShare; name: string; boat: Boat }) {
  const isMember = share.etat === "acceptée";
  const revoking = useCommand(isMember ? revokeMember : revokeInvitation);
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger-quiet" aria-label={`Révoquer\u00a0: ${name}`} className="-mr-5">
          Révoquer
        </Button>
      }
      danger
      title={isMember ? "Révoquer l’accès\u00a0?" : "Révoquer l’invitation\u00a0?"}
      text={
        isMember
          ? `${name} n’a plus accès à ${boat.nom} dès maintenant, et ses appareils oublient ce bateau dès qu’ils joignent Bosco. Ce qui a été fait à bord reste.`
          : `Le lien envoyé à ${name} ne marche plus.`
      }
      confirmLabel="Révoquer"
      busyLabel="Révocation..."
      onConfirm={async () => (await revoking.run({ id: share.id })).ok}
    />
  );
}
