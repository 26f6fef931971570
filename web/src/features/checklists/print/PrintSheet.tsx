import { dayIn } from "@bosco/domain";
import { type Checklist, progressOf, type Task } from "@bosco/domain/checklists";
import { frenchDay } from "@bosco/domain/french";
import type { ReactNode } from "react";
import { Paper, PaperBox } from "../../../ui/content/Paper.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";

type PrintSheetProps = { checklist: Checklist; tasks: readonly Task[]; boatName: string; note: ReactNode };

/** The checklist as it goes on paper. */
export function PrintSheet({ checklist, tasks, boatName, note }: PrintSheetProps) {
  const { done, total } = progressOf(tasks);
  async function savePdf() {
    try {
      const { saveChecklistPdf } = await import("./checklist-pdf.ts");
      await saveChecklistPdf(checklist, tasks, boatName);
    } catch {
      showToast({ title: "Erreur", description: "Impossible de générer le PDF.", tone: "error" });
    }
  }
  return (
    <Paper
      title={checklist.nom}
      subtitle={`${checklist.type} · ${boatName} · ${done} sur ${total} au ${frenchDay(dayIn(new Date()))}`}
      back={{ to: "/checklists", label: "Checklists" }}
      pdf={{ label: "PDF", onSave: savePdf }}
      note={note}
    >
      <ol>
        {tasks.map(({ id, tache, etat, note }) => (
          <li key={id} className="flex break-inside-avoid items-start gap-4 border-line border-b py-2.5">
            <PaperBox ticked={etat} />
            <span className="wrap-anywhere min-w-0">
              {tache}
              {etat && <span className="sr-only"> (fait)</span>}
              {note && <span className="block text-ink-2 text-sm italic">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-x-12 gap-y-4 text-sm">
        <span>Fait par : ……………………………………</span>
        <span>Le : ………………………</span>
      </p>
    </Paper>
  );
}
