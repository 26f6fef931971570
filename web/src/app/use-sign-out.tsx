import { counted, plural } from "@bosco/domain/french";
import { type ReactNode, useState } from "react";
import type { SessionUser } from "../data/current-session.ts";
import { countOwedBy } from "../data/own-database.ts";
import { signOut } from "../data/sign-out.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";

/** The way out. Whoever has changes that the server does not know is asked first: they go with him. */
export function useSignOut(onLeft: () => unknown = () => {}): {
  leave: (user: SessionUser) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ user: SessionUser; count: number }>();
  async function leaveNow(user: SessionUser) {
    await signOut(user);
    await onLeft();
  }
  async function leave(user: SessionUser) {
    // why from the database: what is shown may not have been read yet.
    const count = await countOwedBy(user.id);
    if (count > 0) setAsked({ user, count });
    else await leaveNow(user);
  }
  const count = asked?.count ?? 0;
  return {
    leave: (user) => void leave(user),
    question: asked && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`${counted(count, "modification")} ${plural(count, "n’est pas enregistrée", "ne sont pas enregistrées")}`}
        text={`${plural(count, "Elle n’est que", "Elles ne sont que")} sur cet appareil. Si vous vous déconnectez, tout ce que Bosco garde ici est effacé et ${plural(count, "elle sera perdue", "elles seront perdues")}.`}
        confirmLabel="Se déconnecter quand même"
        cancelLabel="Rester connecté"
        danger
        onConfirm={() => leaveNow(asked.user)}
      />
    ),
  };
}
