import { type AdminUser, planLabel } from "@bosco/domain/account";
import { frenchDayOf, frenchMoment } from "@bosco/domain/french";
import { Pencil, Trash2 } from "lucide-react";
import { useSession } from "../../../data/session.ts";
import { Badge } from "../../../ui/content/Badge.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { whatIsOff } from "./what-is-off.ts";

const SHOWN_BOATS = 2;

type Cell = { user: AdminUser };

export const fullName = ({ prenom, nom }: Pick<AdminUser, "prenom" | "nom">) =>
  [prenom, nom].filter(Boolean).join(" ") || "-";

export function RoleBadge({ user }: Cell) {
  return user.role === "admin" ? <Badge tone="sea">Admin</Badge> : <Badge>Utilisateur</Badge>;
}

export function PlanBadge({ user }: Cell) {
  const label = planLabel(user.abonnements[0]);
  return <Badge tone={label === "gratuit" ? "neutral" : "ok"}>{label}</Badge>;
}

export function Term({ user }: Cell) {
  const [latest] = user.abonnements;
  const day = (instant: string | null | undefined) => (instant ? frenchDayOf(instant) : "N/A");
  const status = latest?.statut ?? "actif";
  return (
    <div className="flex flex-col gap-1 whitespace-nowrap">
      <span>
        Début{"\u00a0"}: {day(latest?.date_debut)}
      </span>
      <span>
        Fin{"\u00a0"}: {day(latest?.date_fin)}
      </span>
      <Badge tone={status === "actif" ? "ok" : "soon"}>{status}</Badge>
    </div>
  );
}

export const lastSignIn = ({ last_sign_in_at }: AdminUser) =>
  last_sign_in_at ? frenchMoment(last_sign_in_at) : "Jamais";

export function Boats({ user: { bateaux } }: Cell) {
  const more = bateaux.length - SHOWN_BOATS;
  return (
    <div className="min-w-24">
      <span className="whitespace-nowrap">({bateaux.length}) bateau(x)</span>
      {bateaux.slice(0, SHOWN_BOATS).map(({ id, nom }) => (
        <span key={id} className="block break-words text-ink-2">
          {nom}
        </span>
      ))}
      {more > 0 && <span className="block text-ink-2">+{more} autres</span>}
    </div>
  );
}

type ActionsProps = Cell & { onEdit: () => void; onRemove: () => void };

export function Actions({ user, onEdit, onRemove }: ActionsProps) {
  const name = fullName(user) === "-" ? user.email : fullName(user);
  const off = whatIsOff(user, useSession()?.id);
  return (
    <div className="w-fit shrink-0">
      <div className="flex gap-1">
        <IconButton label={`Modifier ${name}`} offReason={off.edit} onClick={onEdit}>
          <Pencil size={20} />
        </IconButton>
        <IconButton label={`Supprimer ${name}`} offReason={off.remove} variant="danger-quiet" onClick={onRemove}>
          <Trash2 size={20} />
        </IconButton>
      </div>
      {off.note && <p className="w-0 min-w-full text-center text-ink-2 text-xs">{off.note}</p>}
    </div>
  );
}
