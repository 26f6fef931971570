import type { AdminUser } from "@bosco/domain/account";
import { useQuery } from "@tanstack/react-query";
import { UserPlus, Users } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { SearchInput } from "../../../ui/form/SearchInput.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { useMediaQuery } from "../../../ui/theme/use-media-query.ts";
import { removeUser, usersQuery } from "../queries.ts";
import { useAdminCommand } from "../use-admin-command.ts";
import { Pager } from "./Pager.tsx";
import { UserCards } from "./UserCards.tsx";
import { fullName } from "./UserCells.tsx";
import { UserDialog } from "./UserDialog.tsx";
import { type Sort, UserTable } from "./UserTable.tsx";

type Open = { kind: "create" } | { kind: "edit" | "remove"; user: AdminUser };

export function UsersPanel() {
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort>({ tri: "created_at", ordre: "desc" });
  const [open, setOpen] = useState<Open>();
  const recherche = useDeferredValue(search.trim());
  const users = useQuery(usersQuery({ ...sort, page, ...(recherche && { recherche }) }));
  const removal = useAdminCommand(removeUser);
  const isWide = useMediaQuery("(min-width: 1280px)");
  const List = isWide ? UserTable : UserCards;
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Gestion des Utilisateurs</h2>
        <Button onClick={() => setOpen({ kind: "create" })}>
          <UserPlus size={18} />
          Créer un utilisateur
        </Button>
      </div>
      <SearchInput
        aria-label="Rechercher un utilisateur"
        placeholder="Nom ou e-mail"
        value={search}
        onValueChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
        className="max-w-md"
      />
      {users.isPending && <SkeletonRows rows={6} row="h-16" label="Chargement des utilisateurs..." />}
      {users.isError && !users.data && (
        <ReadNote query={users} message="Erreur lors de la récupération des utilisateurs" />
      )}
      {users.data?.users.length === 0 && <EmptyState icon={<Users />} title="Aucun utilisateur trouvé" />}
      {users.data && users.data.users.length > 0 && (
        <>
          <List
            users={users.data.users}
            sort={sort}
            onSort={(next) => {
              setSort(next);
              setPage(1);
            }}
            onEdit={(user) => setOpen({ kind: "edit", user })}
            onRemove={(user) => setOpen({ kind: "remove", user })}
          />
          <Pager page={page} total={users.data.total} onPage={setPage} />
        </>
      )}
      {open?.kind === "create" && <UserDialog onClose={close} />}
      {open?.kind === "edit" && <UserDialog key={open.user.id} user={open.user} onClose={close} />}
      {open?.kind === "remove" && (
        <ConfirmDialog
          open
          onOpenChange={(next) => !next && close()}
          danger
          title="Confirmer la suppression"
          text={`Cette action est irréversible : le compte ${nameOf(open.user)} et toutes les données associées seront supprimés.`}
          confirmLabel="Supprimer"
          busyLabel="Suppression..."
          onConfirm={() => removal.send({ userId: open.user.id })}
        />
      )}
    </div>
  );
}

const nameOf = (user: AdminUser) => (fullName(user) === "-" ? user.email : `${fullName(user)} (${user.email})`);
