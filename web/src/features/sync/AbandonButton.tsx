import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

type AbandonButtonProps = {
  words: string;
  /** The id of the heading that says what it is about. */
  describedBy: string;
  lost: readonly string[];
  disabled: boolean;
  onAbandon: () => Promise<void>;
};

/** Gives a refused change up, after saying what is lost. */
export function AbandonButton({ words, describedBy, lost, disabled, onAbandon }: AbandonButtonProps) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="danger-quiet" disabled={disabled} aria-describedby={describedBy}>
          Abandonner
        </Button>
      }
      title={"Abandonner cette modification\u00a0?"}
      text={
        <>
          {`${words}. Elle n’est enregistrée nulle part ailleurs et sera perdue.`}
          {lost.length > 0 && <span className="mt-2 block break-words">{lost.join(" · ")}</span>}
        </>
      }
      confirmLabel="Abandonner"
      cancelLabel="La garder"
      danger
      onConfirm={onAbandon}
    />
  );
}
