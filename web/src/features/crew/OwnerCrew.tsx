import type { Boat } from "@bosco/domain/boats";
import { crewIsFull, crewLimitSentence, type GivenShare } from "@bosco/domain/crew";
import { useState } from "react";
import { useAccount } from "../../data/account.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { HandOver } from "./HandOver.tsx";
import { InvitationLink, type Invited } from "./InvitationLink.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { ShareRow } from "./ShareRow.tsx";

const isHandover = ({ role }: GivenShare) => role === "proprietaire";

/** Everybody who sees a boat beside its owner, whoever is invited, and its handing over. */
export function OwnerCrew({ boat, given }: { boat: Boat; given: readonly GivenShare[] }) {
  const account = useAccount();
  const [invited, setInvited] = useState<Invited>();
  const crew = given.filter((share) => !isHandover(share));
  const isStillOpen = invited && given.some(({ id }) => id === invited.partage.id);
  return (
    <div className="flex flex-col gap-6">
      {crew.length > 0 && (
        <section aria-labelledby="equipage">
          <h3 id="equipage" className="text-md">
            Équipage
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {crew.map((share) => (
              <ShareRow key={share.id} share={share} boat={boat} isExample={account.est_demo} />
            ))}
          </ul>
        </section>
      )}
      {account.est_demo ? (
        <p className="text-ink-2">
          Le compte de démonstration ne partage rien{"\u00a0"}: cet équipage est un exemple. Avec votre propre compte,
          vous invitez qui vous voulez à bord de votre bateau.
        </p>
      ) : (
        <>
          <section aria-labelledby="inviter">
            <h3 id="inviter" className="mb-3 text-md">
              Inviter quelqu’un
            </h3>
            {isStillOpen && !isHandover(invited.partage) ? (
              <InvitationLink invited={invited} onDone={() => setInvited(undefined)} />
            ) : (
              <Invite boat={boat} crew={crew} pro={account.pro} onInvited={setInvited} />
            )}
          </section>
          <HandOver
            boat={boat}
            pending={given.find(isHandover)}
            invited={isStillOpen && isHandover(invited.partage) ? invited : undefined}
            onInvited={setInvited}
          />
        </>
      )}
    </div>
  );
}

type InviteProps = { boat: Boat; crew: readonly GivenShare[]; pro: boolean; onInvited: (invited: Invited) => void };

function Invite({ boat, crew, pro, onInvited }: InviteProps) {
  const used = crew.filter(({ etat }) => etat !== "expirée").length;
  if (!crewIsFull(used, { pro })) return <InviteForm boat={boat} onInvited={onInvited} />;
  return (
    <>
      <p className="text-ink-2">{crewLimitSentence({ pro })}</p>
      {!pro && (
        <Button asChild variant="secondary" className="mt-3">
          <Link to="/account">Voir l’abonnement Pro</Link>
        </Button>
      )}
    </>
  );
}
