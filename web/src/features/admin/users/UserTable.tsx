import type { AdminListQuery } from "@bosco/contract";
import type { AdminUser } from "@bosco/domain/account";
import { frenchDayOf } from "@bosco/domain/french";
import { SortHeading } from "../../../ui/content/SortHeading.tsx";
import { Table } from "../../../ui/content/Table.tsx";
import { Actions, Boats, fullName, lastSignIn, PlanBadge, RoleBadge, Term } from "./UserCells.tsx";

export type Sort = { tri: NonNullable<AdminListQuery["tri"]>; ordre: "asc" | "desc" };

export interface UserListProps {
  users: readonly AdminUser[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  onEdit: (user: AdminUser) => void;
  onRemove: (user: AdminUser) => void;
}

export const COLUMNS: readonly { label: string; tri?: Sort["tri"] }[] = [
  { label: "Nom", tri: "nom" },
  { label: "E-mail", tri: "email" },
  { label: "Rôle", tri: "role" },
  { label: "Plan", tri: "plan" },
  { label: "Abonnement" },
  { label: "Date d'inscription", tri: "created_at" },
  { label: "Dernière connexion", tri: "last_sign_in_at" },
  { label: "Bateaux", tri: "bateaux" },
  { label: "Actions" },
];

export function UserTable({ users, sort, onSort, onEdit, onRemove }: UserListProps) {
  return (
    <Table caption="Gestion des Utilisateurs" className="[&_tbody_th]:px-3! [&_td]:px-3!">
      <thead>
        <tr>
          {COLUMNS.map(({ label, tri }) =>
            tri ? (
              <SortableHeading key={label} label={label} tri={tri} sort={sort} onSort={onSort} />
            ) : (
              <th key={label} scope="col" className="px-3! align-middle!">
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row" className="min-w-36 max-w-48 whitespace-normal! break-words">
              {fullName(user)}
            </th>
            <td className="max-w-56 break-words">{user.email}</td>
            <td>
              <RoleBadge user={user} />
            </td>
            <td>
              <PlanBadge user={user} />
            </td>
            <td>
              <Term user={user} />
            </td>
            <td>{frenchDayOf(user.created_at)}</td>
            <td className="max-w-28">{lastSignIn(user)}</td>
            <td>
              <Boats user={user} />
            </td>
            <td className="py-1.5!">
              <Actions user={user} onEdit={() => onEdit(user)} onRemove={() => onRemove(user)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type HeadingProps = { label: string; tri: Sort["tri"]; sort: Sort; onSort: (sort: Sort) => void };

function SortableHeading({ label, tri, sort, onSort }: HeadingProps) {
  const isAscending = sort.ordre === "asc";
  const isSorted = sort.tri === tri;
  return (
    <SortHeading
      label={label}
      sorted={isSorted ? (isAscending ? "ascending" : "descending") : undefined}
      onSort={() => onSort({ tri, ordre: isSorted && isAscending ? "desc" : "asc" })}
    />
  );
}
