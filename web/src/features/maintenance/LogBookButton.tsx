import type { Boat } from "@bosco/domain/boats";
import type { Maintenance, MomentOf } from "@bosco/domain/maintenance";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/form/Button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";

type LogBookButtonProps = { boat: Boat; list: readonly Maintenance[]; momentOf: MomentOf };

/** Prints the log book of one boat. */
export function LogBookButton({ boat, list, momentOf }: LogBookButtonProps) {
  const [busy, setBusy] = useState(false);
  async function print() {
    setBusy(true);
    try {
      const { saveLogBook } = await import("./log-book.ts");
      const own = list.filter(({ bateau_id }) => bateau_id === boat.id);
      await saveLogBook(boat, own, momentOf(boat.id));
      showToast({ title: "Succès", description: "Carnet d’entretien généré avec succès\u00a0!", tone: "success" });
    } catch {
      showToast({ title: "Erreur", description: "Impossible de générer le PDF.", tone: "error" });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" busy={busy} busyLabel="Préparation..." onClick={print}>
      <FileDown size={20} />
      Carnet d’entretien (PDF)
    </Button>
  );
}
