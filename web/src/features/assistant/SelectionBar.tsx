import { ListChecks, Trash2 } from "lucide-react";
import { useCommand } from "../../data/use-command.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { removeQuestions } from "./queries.ts";
import type { useSelection } from "./use-selection.ts";

/** Begins choosing conversations, chooses all or none, and deletes the chosen ones. */
export function SelectionBar({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const { run } = useCommand(removeQuestions);
  const { chosen, allChosen, begin, end, chooseAll, chooseNone } = selection;
  if (!chosen)
    return (
      <Button variant="quiet" onClick={begin}>
        <ListChecks size={18} aria-hidden="true" />
        Sélectionner
      </Button>
    );
  const remove = async () => {
    const { ok } = await run({ ids: chosen });
    if (ok) end();
    return ok;
  };
  const count = chosen.length;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={allChosen ? chooseNone : chooseAll}>
        {allChosen ? "Tout désélectionner" : "Tout sélectionner"}
      </Button>
      <ConfirmDialog
        title={count > 1 ? `Supprimer ${count} conversations` : "Supprimer 1 conversation"}
        text={
          count > 1
            ? "Ces questions et leurs réponses seront supprimées. Cette action est irréversible."
            : "Cette question et sa réponse seront supprimées. Cette action est irréversible."
        }
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        danger
        onConfirm={remove}
        trigger={
          <Button variant="danger-quiet" disabled={count === 0}>
            <Trash2 size={18} aria-hidden="true" />
            Supprimer ({count})
          </Button>
        }
      />
      <Button variant="quiet" onClick={end}>
        Annuler
      </Button>
    </div>
  );
}
