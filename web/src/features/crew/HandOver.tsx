import type { Boat } from "@bosco/domain/boats";
import type { GivenShare } from "@bosco/domain/crew";
import { frenchDayOf } from "@bosco/domain/french";
import { useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { HandOverDialog } from "./HandOverDialog.tsx";
import { InvitationLink, type Invited } from "./InvitationLink.tsx";
import { cancelHandover } from "./queries.ts";

type HandOverProps = {
  boat: Boat;
  /** One that waits to be accepted, or has waited too long: a new one takes its place. */
  pending: GivenShare | undefined;
  /** It was made a moment ago: its link can still be shown. */
  invited: Invited | undefined;
  onInvited: (invited: Invited | undefined) => void;
};

/** 'Céder ce bateau': it becomes another account's with all that is aboard. */
export function HandOver({ boat, pending, invited, onInvited }: HandOverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="ceder" className="border-line border-t pt-5">
      <h3 id="ceder" className="text-md">
        Céder ce bateau
      </h3>
      {invited && (
        <div className="mt-3">
          <InvitationLink
            invited={invited}
            onTaken={() => onInvited({ ...invited, isTaken: true })}
            onDone={() => onInvited(undefined)}
          />
        </div>
      )}
      {pending?.etat === "en attente" ? (
        <Pending boat={boat} pending={pending} />
      ) : (
        <>
          <p className="mt-1 break-words text-ink-2 text-sm">
            {pending
              ? `L’offre faite à ${pending.email} a expiré\u00a0: le bateau reste le vôtre.`
              : "Vous le vendez ou le transmettez\u00a0? Il passe à un autre compte, avec tout ce qui est à bord."}
          </p>
          <Button variant="danger-quiet" className="-ml-5" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            Céder ce bateau
          </Button>
        </>
      )}
      {isOpen && <HandOverDialog boat={boat} onInvited={onInvited} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function Pending({ boat, pending: { id, email, expire_le } }: { boat: Boat; pending: GivenShare }) {
  const cancelling = useCommand(cancelHandover);
  return (
    <>
      <p className="mt-1 break-words text-ink-2 text-sm tabular-nums">
        {`Cession proposée à ${email}, en attente${expire_le ? `, expire le ${frenchDayOf(expire_le)}` : ""}. D’ici là, le bateau reste le vôtre.`}
      </p>
      <ConfirmDialog
        trigger={
          <Button variant="danger-quiet" className="-ml-5">
            Annuler la cession
          </Button>
        }
        title={"Annuler la cession\u00a0?"}
        text={`${boat.nom} reste le vôtre, et le lien envoyé à ${email} ne marche plus.`}
        confirmLabel="Annuler la cession"
        cancelLabel="Retour"
        onConfirm={async () => (await cancelling.run({ id })).ok}
      />
    </>
  );
}
