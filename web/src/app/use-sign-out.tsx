import { counted, plural } from "@bosco/domain/french";
import { type ReactNode, useState } from "react";
import type { SessionUser } from "../data/current-session.ts";
import { signOut } from "../data/sign-out.ts";
import { useSync } from "../data/use-sync.ts";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";

/** The way out. Whoever has changes that the server does not know is asked first: they go with him. */
export function useSignOut(onLeft: () => unknown = () => {}): {
  leave: (user: SessionUser) => void;
  question: ReactNode;
} {
  const { waiting, refused } = useSync();
  const count = waiting.length + refused.length;
  const [asked, setAsked] = useState<SessionUser>();
  async function leaveNow(user: SessionUser) {
    await signOut(user);
    await onLeft();
  }
  return {
    leave: (user) => (count > 0 ? setAsked(user) : void leaveNow(user)),
    question: asked && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`${counted(count, "modification")} ${plural(count, "n’est pas enregistrée", "ne sont pas enregistrées")}`}
        text={`${plural(count, "Elle n’est que", "Elles ne sont que")} sur cet appareil. Si vous vous déconnectez, tout ce que Bosco garde ici est effacé et ${plural(count, "elle sera perdue", "elles seront perdues")}.`}
        confirmLabel="Se déconnecter quand même"
        cancelLabel="Rester connecté"
        danger
        onConfirm={() => leaveNow(asked)}
      />
    ),
  };
}
