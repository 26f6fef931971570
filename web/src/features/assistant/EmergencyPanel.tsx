import { Siren } from "lucide-react";
import { Button } from "../../ui/form/Button.tsx";
import { EmergencyCall } from "./EmergencyCall.tsx";

/** A strip that stays in sight on a phone, a card beside the conversation on a wide screen. */
export function EmergencyPanel({ onOpenSheets }: { onOpenSheets: () => void }) {
  return (
    <section
      aria-label="Urgence en mer"
      className="max-lg:-mx-4 max-lg:sm:-mx-6 lg:-mt-5 sticky top-[calc(4rem+env(safe-area-inset-top))] z-20 bg-paper max-lg:px-4 max-lg:py-2 max-lg:sm:px-6 lg:pt-5 lg:pb-5"
    >
      <div className="flex flex-wrap items-center gap-2 rounded border border-flag bg-surface p-2 shadow-card lg:flex-col lg:items-stretch lg:gap-3 lg:rounded-lg lg:p-5">
        <p className="flex min-w-min flex-1 items-center gap-2 pl-1 font-bold text-flag text-sm leading-tight lg:gap-3 lg:pl-0 lg:text-lg">
          <Siren size={24} aria-hidden="true" className="shrink-0 max-[389px]:hidden" />
          <span>
            <span className="max-sm:hidden lg:block">Urgence en mer </span>VHF canal 16
          </span>
        </p>
        <p className="text-ink-2 text-sm max-lg:hidden">
          Bosco ne transmet aucune alerte. À la VHF, les navires voisins vous entendent aussi.
        </p>
        <EmergencyCall className="max-sm:px-3" />
        <Button variant="danger-quiet" className="max-sm:px-2.5" onClick={onOpenSheets}>
          Que faire ?
        </Button>
      </div>
    </section>
  );
}
