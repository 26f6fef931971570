import { dayIn } from "@bosco/domain";
import { type Checklist, progressOf, type Task } from "@bosco/domain/checklists";
import { frenchDay } from "@bosco/domain/french";
import { ArrowLeft, FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "../../../ui/content/Logo.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Link } from "../../../ui/routing/Link.tsx";

type PrintSheetProps = { checklist: Checklist; tasks: readonly Task[]; boatName: string; note: ReactNode };

/** The checklist as it goes on paper. Always in the day's colours: paper is white. */
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
    <div
      data-theme="jour"
      className="fixed inset-0 overflow-y-auto bg-paper pb-6 text-ink print:static print:overflow-visible print:bg-transparent print:pb-0"
    >
      <nav aria-label="Impression" className="mx-auto flex max-w-3xl flex-wrap items-center gap-3 p-4 print:hidden">
        <Button variant="quiet" asChild>
          <Link to="/checklists">
            <ArrowLeft size={18} aria-hidden="true" />
            Checklists
          </Link>
        </Button>
        <span className="ml-auto flex flex-wrap gap-3">
          <Button variant="secondary" onClick={savePdf}>
            <FileDown size={18} aria-hidden="true" />
            PDF
          </Button>
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Imprimer
          </Button>
        </span>
      </nav>
      {note && <div className="mx-auto max-w-3xl px-4 pb-4 print:hidden">{note}</div>}
      <main className="mx-auto max-w-3xl rounded border border-line bg-surface p-6 sm:p-10 print:max-w-none print:border-0 print:p-0">
        <header className="flex items-start justify-between gap-6 border-ink border-b-2 pb-4">
          <div className="min-w-0">
            <h1 className="wrap-anywhere text-xl">{checklist.nom}</h1>
            <p className="mt-1 text-ink-2">
              {checklist.type} · {boatName} · {done} sur {total} au {frenchDay(dayIn(new Date()))}
            </p>
          </div>
          <Logo />
        </header>
        <ol>
          {tasks.map(({ id, tache, etat, note }) => (
            <li key={id} className="flex break-inside-avoid items-start gap-4 border-line border-b py-2.5">
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center border-2 border-ink text-sm leading-none">
                {etat ? "✓" : ""}
              </span>
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
      </main>
    </div>
  );
}
