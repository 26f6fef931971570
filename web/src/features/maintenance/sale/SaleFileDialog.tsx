import type { Boat } from "@bosco/domain/boats";
import { type Paper, paperLine, paperValidity } from "@bosco/domain/documents";
import { counted } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useMemo, useState } from "react";
import { useEngines } from "../../../fleet/engines.ts";
import { usePapersOf } from "../../../fleet/papers.ts";
import { usePaper } from "../../../pdf/use-paper.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { Toast } from "../../../ui/overlay/toast.ts";
import { useMoments } from "../moments.ts";
import { stockQuery } from "../parts/queries.ts";
import { useMaintenances } from "../queries.ts";

type SaleFileDialogProps = { boat: Boat; onClose: () => void };

const PARTS = [
  { key: "works", label: "Travaux réalisés, avec leurs notes" },
  { key: "names", label: "Qui a fait les travaux" },
  { key: "costs", label: "Coûts par année" },
  { key: "stock", label: "Inventaire" },
] as const;

const none: never[] = [];

/** Long enough to note which they are. */
const READING_SECONDS = 20;

/** Papers that are named there without their pages. */
function incomplete(unread: readonly Paper[]): Toast {
  const files = unread.length === 1 ? "Un fichier n’a pas pu être lu" : "Des fichiers n’ont pas pu être lus";
  const description = `${files}, à joindre à part\u00a0: ${unread.map(paperLine).join(", ")}.`;
  return { title: "Dossier incomplet", description, tone: "error", seconds: READING_SECONDS };
}

/** What goes into the file for a buyer: each part and each paper is chosen, and names of people are not unless one says so. */
export default function SaleFileDialog({ boat, onClose }: SaleFileDialogProps) {
  const [parts, setParts] = useState({ works: true, names: false, costs: true, stock: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { busy, make } = usePaper("Dossier de vente généré avec succès\u00a0!");
  const own = useMemo(() => [boat], [boat]);
  const engines = useEngines(own);
  const momentOf = useMoments(own);
  const papers = usePapersOf(boat.id);
  const isOwn = ({ bateau_id }: { bateau_id: string }) => bateau_id === boat.id;
  const maintenances = (useMaintenances().data ?? none).filter(isOwn);
  const articles = (useQuery(stockQuery).data ?? none).filter(isOwn);
  const wanted = papers.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));

  const save = () =>
    make(async () => {
      const { saveSaleFile } = await import("./sale-file.ts");
      const rows = { boat, maintenances, articles, engines, momentOf, papers };
      const { unread } = await saveSaleFile(rows, { ...parts, papers: wanted });
      return unread.length > 0 ? incomplete(unread) : undefined;
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dossier de vente"
      description={`${boat.nom}\u00a0: identité, moteurs et heures, et ce que vous choisissez.`}
      footer={
        <Button busy={busy} busyLabel="Préparation..." onClick={() => void save()}>
          <FileDown size={20} />
          Créer le dossier (PDF)
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FieldGroup legend="Contenu">
          {PARTS.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={parts[key] && (key !== "names" || parts.works)}
              disabled={key === "names" && !parts.works}
              onChange={({ target }) => setParts({ ...parts, [key]: target.checked })}
            />
          ))}
        </FieldGroup>
        <FieldGroup
          hint={papers.length > 0 ? "Leurs images et leurs PDF deviennent des pages du dossier." : undefined}
          legend={`Papiers${wanted.length > 0 ? ` (${counted(wanted.length, "choisi")})` : ""}`}
        >
          {papers.length === 0 && <p className="text-ink-2">Aucun papier pour ce bateau.</p>}
          {papers.map((paper) => (
            <Checkbox
              key={paper.id}
              label={paperLine(paper)}
              description={paperValidity(paper)}
              checked={chosen.has(paper.id)}
              onChange={({ target }) => choose(paper.id, target.checked)}
            />
          ))}
        </FieldGroup>
      </div>
    </Dialog>
  );
}
