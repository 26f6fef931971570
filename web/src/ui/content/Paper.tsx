import { ArrowLeft, FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../form/Button.tsx";
import { Link } from "../routing/Link.tsx";
import { Logo } from "./Logo.tsx";

type PaperProps = {
  title: string;
  subtitle: ReactNode;
  /** Where one came from. */
  back: { to: string; label: string };
  pdf: { label: string; busy?: boolean; onSave: () => void };
  /** Something about what is shown, which does not go on paper. */
  note?: ReactNode;
  children: ReactNode;
};

/** A page as it goes on paper, with the way to print it and to save it. Always in the day's colours: paper is white. */
export function Paper({ title, subtitle, back, pdf, note, children }: PaperProps) {
  return (
    <div
      data-theme="jour"
      className="fixed inset-0 overflow-y-auto bg-paper pb-6 text-ink print:static print:overflow-visible print:bg-transparent print:pb-0"
    >
      <nav aria-label="Impression" className="mx-auto flex max-w-3xl flex-wrap items-center gap-3 p-4 print:hidden">
        <Button variant="quiet" asChild>
          <Link to={back.to}>
            <ArrowLeft size={18} aria-hidden="true" />
            {back.label}
          </Link>
        </Button>
        <span className="ml-auto flex flex-wrap gap-3">
          <Button variant="secondary" busy={pdf.busy} onClick={pdf.onSave}>
            <FileDown size={18} aria-hidden="true" />
            {pdf.label}
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
            <h1 className="wrap-anywhere text-xl">{title}</h1>
            <p className="mt-1 text-ink-2">{subtitle}</p>
          </div>
          <Logo />
        </header>
        {children}
      </main>
    </div>
  );
}

/** The box to tick with a pen. */
export function PaperBox({ ticked = false }: { ticked?: boolean }) {
  return (
    <span className="mt-0.5 grid size-5 shrink-0 place-items-center border-2 border-ink text-sm leading-none">
      {ticked ? "✓" : ""}
    </span>
  );
}
