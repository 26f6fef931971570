import { useQuery } from "@tanstack/react-query";
import { ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { Link, Navigate } from "react-router";
import { accountQuery } from "../../data/account.ts";
import { useSession } from "../../data/session.ts";
import { AdminPanels } from "../../features/admin/AdminPanels.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { PageFrame } from "../PageFrame.tsx";

const checking = <Spinner label="Vérification des permissions..." className="py-16" />;

/** Outside the protected layout: whoever is not signed in goes to the sign-in page. */
export default function AdminPage() {
  const user = useSession();
  if (user === undefined) return checking;
  return user ? <SignedIn key={user.id} /> : <Navigate to="/auth" replace />;
}

function SignedIn() {
  const account = useQuery(accountQuery);
  if (account.isError && !account.data)
    return (
      <Frame>
        <ErrorNote
          message="Impossible de charger votre profil."
          onRetry={() => account.refetch()}
          retrying={account.isFetching}
        />
      </Frame>
    );
  if (!account.data) return checking;
  if (account.data.role !== "admin") return <Refused email={account.data.email} />;
  return (
    <Frame>
      <PageHeader title="Interface Administrateur" />
      <AdminPanels />
    </Frame>
  );
}

function Refused({ email }: { email: string }) {
  return (
    <Frame>
      <h1 className="sr-only">Interface Administrateur</h1>
      <EmptyState
        className="min-h-[65dvh] justify-center"
        icon={<ShieldX />}
        title="Accès refusé"
        text={
          <>
            Seuls les administrateurs peuvent gérer les utilisateurs. Vous êtes connecté en tant que{" "}
            <strong>{email}</strong>.
          </>
        }
        action={
          <Button asChild>
            <Link to="/dashboard">Retour au tableau de bord</Link>
          </Button>
        }
      />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <PageFrame>
      <title>Interface Administrateur – Bosco</title>
      <div className="flex flex-col gap-6">{children}</div>
    </PageFrame>
  );
}
