import type { Boat } from "@bosco/domain/boats";
import { crewIsFull, crewLimitSentence, type GivenShare } from "@bosco/domain/crew";
import { useAccount } from "../../data/account.ts";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { HandOver } from "./HandOver.tsx";
import { InvitationLink, type Invited } from "./InvitationLink.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { invite } from "./queries.ts";
import { ShareRow } from "./ShareRow.tsx";

const isHandover = ({ role }: GivenShare) => role === "proprietaire";

type OwnerCrewProps = {
  boat: Boat;
  given: readonly GivenShare[];
  /** Whom he has invited since the dialog is open, as long as that stands. */
  invited: Invited | undefined;
  onInvited: (invited: Invited | undefined) => void;
};

/** Everybody who sees a boat beside its owner, whoever is invited, and its handing over. */
export function OwnerCrew({ boat, given, invited, onInvited }: OwnerCrewProps) {
  const account = useAccount();
  const crew = given.filter((share) => !isHandover(share));
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
            {invited && !isHandover(invited.partage) ? (
              <InvitationLink
                invited={invited}
                onTaken={() => onInvited({ ...invited, isTaken: true })}
                onDone={() => onInvited(undefined)}
              />
            ) : (
              <Invite boat={boat} crew={crew} pro={account.pro} onInvited={onInvited} />
            )}
          </section>
          <HandOver
            boat={boat}
            pending={given.find(isHandover)}
            invited={invited && isHandover(invited.partage) ? invited : undefined}
            onInvited={onInvited}
          />
        </>
      )}
    </div>
  );
}

type InviteProps = { boat: Boat; crew: readonly GivenShare[]; pro: boolean; onInvited: (invited: Invited) => void };

function Invite({ boat, crew, pro, onInvited }: InviteProps) {
  const intention = useIntention();
  const inviting = useCommand(invite, intention);
  const used = crew.filter(({ etat }) => etat !== "expirée").length;
  // why as long as it is being sent: the list may know of the invitation before its link is there, which is told only once.
  if (inviting.busy || !crewIsFull(used, { pro })) return <InviteForm {...{ boat, intention, inviting, onInvited }} />;
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
