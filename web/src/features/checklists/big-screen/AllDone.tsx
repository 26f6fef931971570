import type { Checklist } from "@bosco/domain/checklists";
import { CircleCheckBig, RotateCcw } from "lucide-react";
import { useCommand } from "../../../data/use-command.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import { resetChecklist } from "../queries.ts";

type AllDoneProps = {
  checklist: Checklist;
  total: number;
  /** Undefined where one's role aboard allows no reset. */
  onReset: (() => void) | undefined;
};

export function AllDone({ checklist, total, onReset }: AllDoneProps) {
  const { run, busy } = useCommand(resetChecklist);
  const reset = async () => {
    if ((await run({ id: checklist.id })).ok) onReset?.();
  };
  return (
    <div className="flex flex-1 flex-col justify-center gap-8">
      <div className="text-center">
        <CircleCheckBig size={88} className="mx-auto text-ok" aria-hidden="true" />
        <h1 className="mt-6 font-bold text-2xl">Tout est fait</h1>
        <p className="mt-3 text-ink-2 text-lg">
          {total > 1 ? `Les ${total} tâches sont cochées.` : "La tâche est cochée."}
        </p>
      </div>
      <div className="grid gap-3">
        <Button size="lg" className="min-h-20 rounded-lg text-lg" asChild>
          <Link to="/checklists">Retour aux checklists</Link>
        </Button>
        {onReset && (
          <Button
            size="lg"
            variant="secondary"
            className="min-h-20 rounded-lg text-lg"
            busy={busy}
            busyLabel="Réinitialisation..."
            onClick={reset}
          >
            <RotateCcw size={24} aria-hidden="true" />
            Réinitialiser
          </Button>
        )}
      </div>
      {onReset && <p className="text-center text-ink-2 text-sm">Réinitialiser range ce passage dans l’historique.</p>}
    </div>
  );
}
