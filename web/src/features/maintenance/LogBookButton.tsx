import type { Boat } from "@bosco/domain/boats";
import type { Maintenance, MomentOf } from "@bosco/domain/maintenance";
import { FileDown } from "lucide-react";
import { useMemo } from "react";
import { useEngines } from "../../fleet/engines.ts";
import { usePapersOf } from "../../fleet/papers.ts";
import { usePaper } from "../../pdf/use-paper.ts";
import { Button } from "../../ui/form/Button.tsx";

type LogBookButtonProps = { boat: Boat; list: readonly Maintenance[]; momentOf: MomentOf };

/** Prints the log book of one boat. */
export function LogBookButton({ boat, list, momentOf }: LogBookButtonProps) {
  const { busy, make } = usePaper("Carnet d’entretien généré avec succès\u00a0!");
  const engines = useEngines(useMemo(() => [boat], [boat]));
  const papers = usePapersOf(boat.id);
  const print = () =>
    make(async () => {
      const { saveLogBook } = await import("./log-book.ts");
      const own = list.filter(({ bateau_id }) => bateau_id === boat.id);
      await saveLogBook(boat, own, { engines, momentOf, papers });
    });
  return (
    <Button variant="secondary" busy={busy} busyLabel="Préparation..." onClick={print}>
      <FileDown size={20} />
      Carnet d’entretien (PDF)
    </Button>
  );
}
