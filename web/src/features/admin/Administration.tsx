import { useQuery } from "@tanstack/react-query";
import { ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { accountQuery } from "../../data/account.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { PageFrame } from "../../ui/content/PageFrame.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { AdminPanels } from "./AdminPanels.tsx";

/** While it is not known yet who is looking. */
export const CheckingAccess = () => (
  <PageFrame>
    <title>Bosco</title>
    <SkeletonRows rows={4} row="h-28" label="Vérification des permissions..." />
  </PageFrame>
);

/** For whoever is signed in; those who are no administrators are told so. */
export function Administration() {
  const account = useQuery(accountQuery);
  if (account.isError && !account.data)
    return (
      <Frame>
        <ReadNote query={account} message="Impossible de charger votre profil." />
      </Frame>
    );
  if (!account.data) return <CheckingAccess />;
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
