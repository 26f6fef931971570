import { THEME_NAMES } from "@bosco/domain/assistant";
import { ArrowLeft } from "lucide-react";
import { Button } from "../../ui/form/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { useSheet } from "./queries.ts";
import { SheetList } from "./SheetList.tsx";
import { SheetView } from "./SheetView.tsx";
import type { Place, useSheetsDialog } from "./use-sheets-dialog.ts";

type SheetsDialogProps = { sheets: ReturnType<typeof useSheetsDialog> };

/** The knowledge base to browse, and one of its sheets to read. */
export function SheetsDialog({ sheets }: SheetsDialogProps) {
  return sheets.place ? <Opened place={sheets.place} sheets={sheets} /> : null;
}

/** One dialog for the whole way, so that closing it leads the focus back to where it was opened. */
function Opened({ place, sheets }: SheetsDialogProps & { place: Place }) {
  const { back, follow, close } = sheets;
  const id = place.trail.at(-1);
  const sheet = useSheet(id);
  const shelf = place.theme ? `Fiches : ${THEME_NAMES[place.theme]}` : "Fiches";
  const isWayBack = place.trail.length > (place.direct ? 1 : 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={id ? (sheet.data?.titre ?? "Fiche") : shelf}
      description={
        id
          ? sheet.data && THEME_NAMES[sheet.data.theme]
          : "Ce que l’assistant sait. Le manuel du constructeur et la réglementation l’emportent toujours."
      }
      size="lg"
      footer={
        isWayBack && (
          <Button variant="secondary" onClick={back}>
            <ArrowLeft size={18} aria-hidden="true" />
            Retour
          </Button>
        )
      }
    >
      {id ? <SheetView key={id} sheet={sheet} onFollow={follow} /> : <SheetList theme={place.theme} onOpen={follow} />}
    </Dialog>
  );
}
