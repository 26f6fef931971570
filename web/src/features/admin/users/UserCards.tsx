import { frenchDayOf } from "@bosco/domain/french";
import { Select } from "../../../ui/choice/Select.tsx";
import { Card } from "../../../ui/content/Card.tsx";
import { Actions, Boats, fullName, lastSignIn, PlanBadge, RoleBadge, Term } from "./UserCells.tsx";
import { COLUMNS, type Sort, type UserListProps } from "./UserTable.tsx";

const ORDERS = COLUMNS.flatMap(({ label, tri }) =>
  tri
    ? [
        { value: `${tri} asc`, label: `${label}, croissant` },
        { value: `${tri} desc`, label: `${label}, décroissant` },
      ]
    : [],
);

/** The same table where its columns would not fit: one card an account. */
export function UserCards({ users, sort, onSort, onEdit, onRemove }: UserListProps) {
  return (
    <section aria-label="Gestion des Utilisateurs" className="flex flex-col gap-3">
      <Select
        aria-label="Trier"
        options={ORDERS}
        value={`${sort.tri} ${sort.ordre}`}
        onValueChange={(value) => {
          const [tri, ordre] = value.split(" ");
          onSort({ tri, ordre } as Sort);
        }}
      />
      <ul className="grid gap-3 md:grid-cols-2">
        {users.map((user) => (
          <Card as="li" key={user.id} className="p-4">
            <div className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <h3 className="break-words">{fullName(user)}</h3>
                <p className="break-all text-ink-2 text-sm">{user.email}</p>
              </div>
              <Actions user={user} onEdit={() => onEdit(user)} onRemove={() => onRemove(user)} />
            </div>
            <div className="mt-2 flex gap-2">
              <RoleBadge user={user} />
              <PlanBadge user={user} />
            </div>
            <div className="mt-3 grid grid-cols-2 gap-3 text-sm tabular-nums">
              <Term user={user} />
              <Boats user={user} />
              <p>
                <span className="block text-ink-2">Date d'inscription</span>
                {frenchDayOf(user.created_at)}
              </p>
              <p>
                <span className="block text-ink-2">Dernière connexion</span>
                {lastSignIn(user)}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
