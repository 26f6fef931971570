import { splitTasks } from "@bosco/domain/checklists";
import { Button } from "../../ui/form/Button.tsx";

type ConflictNoteProps = { nom: string; tasks: string; busy: boolean; onKeepMine: () => void };

/** Another device saved the same list meanwhile: its version is shown, nothing typed here is lost. */
export function ConflictNote({ nom, tasks, busy, onKeepMine }: ConflictNoteProps) {
  return (
    <div role="alert" className="rounded border border-line bg-soon-soft p-4 text-sm">
      <p className="font-semibold text-soon">Cette checklist a été modifiée sur un autre appareil.</p>
      <p className="mt-2">Version enregistrée : « {nom} »</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
        {splitTasks(tasks).map((task, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a read-only copy; two tasks may read the same
          <li key={index}>{task}</li>
        ))}
      </ul>
      <p className="mt-2">Reprenez-y ce qui manque à votre texte, ou annulez pour garder la version enregistrée.</p>
      <Button variant="secondary" className="mt-3" busy={busy} onClick={onKeepMine}>
        Enregistrer ma version
      </Button>
    </div>
  );
}
