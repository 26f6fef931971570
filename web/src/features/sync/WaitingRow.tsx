import { counted, frenchAgo, plural } from "@bosco/domain/french";
import { RotateCcw } from "lucide-react";
import { dependentsOf } from "../../data/outbox/dependents.ts";
import type { Waiting } from "../../data/outbox/waiting.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

type WaitingRowProps = {
  write: Waiting;
  /** Every one that waits. */
  all: readonly Waiting[];
  now: number;
  onTakeBack: () => Promise<void>;
};

export function WaitingRow({ write, all, now, onTakeBack }: WaitingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pl-5 pr-2">
      <div className="min-w-[min(12rem,100%)] flex-1 py-1.5">
        <p className="break-words">{wordsOf(write)}</p>
        <p className="text-ink-2 text-sm tabular-nums">{frenchAgo(Date.parse(write.at), now)}</p>
      </div>
      {write.isSent ? (
        <p className="ml-auto px-3 text-ink-2 text-sm">Envoyée, réponse attendue</p>
      ) : (
        <ConfirmDialog
          trigger={
            <Button
              variant="quiet"
              className="ml-auto"
              aria-label={`Annuler cette modification\u00a0: ${wordsOf(write)}`}
            >
              <RotateCcw size={18} />
              <span className="max-sm:hidden">Annuler cette modification</span>
              <span className="sm:hidden">Annuler</span>
            </Button>
          }
          title={"Annuler cette modification\u00a0?"}
          text={<LossText write={write} all={all} />}
          confirmLabel="Annuler cette modification"
          cancelLabel="La garder"
          danger
          onConfirm={onTakeBack}
        />
      )}
    </li>
  );
}

/** why its own component: what else goes is worked out when it is asked, not for each of a thousand rows. */
function LossText({ write, all }: Pick<WaitingRowProps, "write" | "all">) {
  const dependents = dependentsOf(write, all);
  const count = dependents.length;
  return (
    <>
      {`${wordsOf(write)}. Elle n’a pas encore été envoyée\u00a0: elle sera oubliée, comme si vous ne l’aviez pas faite.`}
      {count > 0 &&
        ` ${counted(count, "modification")} qui ${plural(count, "en dépend", "en dépendent")} ${plural(count, "sera oubliée", "seront oubliées")} avec elle\u00a0: ${dependents.map(wordsOf).join(", ")}.`}
    </>
  );
}

/** why: a write without words was kept by a page that could not load them. */
export const wordsOf = ({ words }: Pick<Waiting, "words">) => words || "Modification";
