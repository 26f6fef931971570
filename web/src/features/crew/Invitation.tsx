import { INVITATION_DAYS, type Invitation as InvitationData } from "@bosco/domain/crew";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { ApiError } from "../../data/api-error.ts";
import type { SessionUser } from "../../data/current-session.ts";
import { readAllAgain } from "../../data/read-all-again.ts";
import { useSite } from "../../data/site.ts";
import { useCommand } from "../../data/use-command.ts";
import { boatAddress } from "../../fleet/boat-address.ts";
import { Card } from "../../ui/content/Card.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { useNavigate } from "../../ui/routing/router-context.ts";
import { InvitationWords } from "./InvitationWords.tsx";
import { acceptInvitation, invitationQuery } from "./queries.ts";

type InvitationProps = {
  jeton: string;
  user: SessionUser | null;
  /** What is to be done before somebody is asked to sign in. */
  onSignIn: () => void;
  onSignOut: (user: SessionUser) => void;
};

/** What a link invites to, and the way to accept it. */
export function Invitation({ jeton, user, onSignIn, onSignOut }: InvitationProps) {
  const invitation = useQuery({ ...invitationQuery(jeton), enabled: jeton !== "" });
  const error = invitation.error && ApiError.from(invitation.error);
  if (jeton === "" || error?.code === "ENTREE_INVALIDE")
    return (
      <Useless title="Ce lien n’est pas complet." text="Copiez-le en entier depuis le message que vous avez reçu." />
    );
  // why before what was read: it may have been used or withdrawn since.
  if (error?.code === "INTROUVABLE")
    return (
      <Useless
        title={error.message}
        text={`Une invitation sert une seule fois, pendant ${INVITATION_DAYS}\u00a0jours. Seule la personne qui vous l’a envoyée peut en faire une autre.`}
      />
    );
  if (invitation.data)
    return (
      <Card className="flex flex-col gap-5 p-5 sm:p-7">
        <InvitationWords invitation={invitation.data} />
        <WayIn
          jeton={jeton}
          user={user}
          onSignIn={onSignIn}
          onSignOut={onSignOut}
          invitation={invitation.data}
          onRefused={() => void invitation.refetch()}
        />
      </Card>
    );
  // why said: it waits for the network, and is read by itself once that is back.
  if (invitation.fetchStatus === "paused")
    return <ErrorNote message="Pas de connexion. L’invitation attend le réseau." />;
  if (invitation.isPending) return <SkeletonRows rows={1} row="min-h-84" />;
  return (
    <ErrorNote
      message="Impossible de lire l’invitation."
      onRetry={() => invitation.refetch()}
      retrying={invitation.isFetching}
    />
  );
}

/** A link that leads nowhere, and what to do about it. */
function Useless({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      heading="h2"
      icon={<CircleAlert />}
      title={title}
      text={text}
      action={
        <Button asChild variant="secondary">
          <Link to="/">Retour à l’accueil</Link>
        </Button>
      }
    />
  );
}

type WayInProps = InvitationProps & { invitation: InvitationData; onRefused: () => void };

function WayIn({ jeton, user, onSignIn, onSignOut, invitation, onRefused }: WayInProps) {
  if (!user) return <SignIn email={invitation.email} onSignIn={onSignIn} />;
  if (user.email.toLowerCase() !== invitation.email)
    return <OtherAccount user={user} email={invitation.email} onSignOut={() => onSignOut(user)} />;
  return <Accept jeton={jeton} isHandover={invitation.role === "proprietaire"} onRefused={onRefused} />;
}

function SignIn({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  useEffect(onSignIn, [onSignIn]);
  const sendsMail = useSite()?.courriel_actif === true;
  return (
    <div className="flex flex-col gap-3">
      <p>
        Pour l’accepter, connectez-vous avec l’adresse <strong className="break-words">{email}</strong>, ou créez un
        compte avec cette adresse. Vous reviendrez ici ensuite.
        {sendsMail && " Si vous confirmez votre nouvelle adresse sur un autre appareil, rouvrez-y ce lien après."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/auth">Se connecter</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/auth?mode=inscription">Créer un compte</Link>
        </Button>
      </div>
    </div>
  );
}

type OtherAccountProps = { user: SessionUser; email: string; onSignOut: () => void };

function OtherAccount({ user, email, onSignOut }: OtherAccountProps) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        Cette invitation est pour <strong className="break-words">{email}</strong>, et vous êtes connecté avec{" "}
        <strong className="break-words">{user.email}</strong>. Changez de compte, ou demandez une invitation pour cette
        adresse-ci.
      </p>
      <Button variant="secondary" className="self-start" onClick={onSignOut}>
        Se déconnecter
      </Button>
    </div>
  );
}

type AcceptProps = { jeton: string; isHandover: boolean; onRefused: () => void };

function Accept({ jeton, isHandover, onRefused }: AcceptProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const accepting = useCommand(acceptInvitation);
  const accept = async () => {
    const outcome = await accepting.run({ jeton });
    if (!outcome.ok) return onRefused();
    void readAllAgain(client);
    navigate(boatAddress("/dashboard", outcome.output.bateau_id), { replace: true });
  };
  return (
    <Button size="lg" busy={accepting.busy} busyLabel="Acceptation..." onClick={accept}>
      {isHandover ? "Accepter le bateau" : "Accepter l’invitation"}
    </Button>
  );
}
