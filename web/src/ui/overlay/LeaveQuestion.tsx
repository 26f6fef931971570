import { ConfirmDialog } from "./ConfirmDialog.tsx";

type LeaveQuestionProps = { onStay: () => void; onLeave: () => void };

/** Asked before what was typed is lost. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={"Abandonner la saisie\u00a0?"}
      text="Ce que vous avez saisi n’est pas enregistré et sera perdu."
      confirmLabel="Abandonner"
      cancelLabel="Continuer la saisie"
      danger
      onConfirm={onLeave}
    />
  );
}
