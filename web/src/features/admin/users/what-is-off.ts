import type { AdminUser } from "@bosco/domain/account";

interface Off {
  /** What the row says of itself. */
  note?: string;
  edit?: string;
  remove?: string;
  role?: string;
}

/** What the server refuses an administrator on this row, with the reason. */
export function whatIsOff({ id, est_demo }: Pick<AdminUser, "id" | "est_demo">, ownId: string | undefined): Off {
  if (est_demo)
    return {
      note: "Compte de démonstration",
      edit: "Le compte de démonstration ne se modifie pas.",
      remove: "Le compte de démonstration ne peut pas être supprimé.",
    };
  if (id === ownId)
    return {
      note: "Votre compte",
      remove: "Vous ne pouvez pas supprimer votre propre compte ici.",
      role: "Vous ne pouvez pas retirer votre propre rôle d’administrateur.",
    };
  return {};
}
