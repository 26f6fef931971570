import { ConfirmDialog } from "./ConfirmDialog.tsx";

export type LeaveWords = Record<"title" | "text" | "confirmLabel" | "cancelLabel", string>;

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void; words: LeaveWords | undefined };

/** Asked before what was typed is lost, or what other words say. */
export function LeaveQuestion({ onStay, onLeave, words }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={"Abandonner la saisie\u00a0?"}
      text="Ce que vous avez saisi n’est pas enregistré et sera perdu."
      confirmLabel="Abandonner"
      cancelLabel="Continuer la saisie"
      {...words}
      danger
      onConfirm={onLeave}
    />
  );
}
