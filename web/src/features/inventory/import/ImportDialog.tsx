import type { Boat } from "@bosco/domain/boats";
import { plural } from "@bosco/domain/french";
import { type ColumnMatch, matchColumns, readImportLine } from "@bosco/domain/inventory";
import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { KEPT_HERE } from "../../../data/error-sentences.ts";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { ErrorNote } from "../../../ui/content/ErrorNote.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { importArticles, useSpaces } from "../queries.ts";
import { ColumnMatcher } from "./ColumnMatcher.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { ImportReport } from "./ImportReport.tsx";
import { importPlace } from "./import-place.ts";
import { type CsvFile, readCsv } from "./read-csv.ts";

/** A line with the id of its row, born with the file: however often it is imported, it is that row. */
type Line = CsvFile["lines"][number] & { id: string };
const withId = (line: CsvFile["lines"][number]): Line => ({ ...line, id: crypto.randomUUID() });

type ImportDialogProps = { boat: Boat; onClose: () => void };

/** A CSV file into the inventory: chosen, matched, judged line by line, and written only when confirmed. */
export default function ImportDialog({ boat, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<Pick<CsvFile, "titles"> & { lines: Line[] }>();
  const [match, setMatch] = useState<ColumnMatch>({});
  const [problem, setProblem] = useState<string>();
  const { data: spaces } = useSpaces();
  const intention = useIntention();
  const { run, busy } = useCommand(importArticles, intention);
  const lines = useMemo(() => {
    const place = importPlace(boat.id, spaces ?? []);
    return (file?.lines ?? []).map(({ line, cells, id }) => ({ ...readImportLine(cells, line, match, place), id }));
  }, [file, match, spaces, boat.id]);
  const articles = lines.flatMap(({ article, id }) => (article ? { ...article, id } : []));
  const isUnknown = intention.check !== undefined;

  const choose = async (chosen: File) => {
    const reading = readCsv(new Uint8Array(await chosen.arrayBuffer()));
    setProblem(reading.ok ? undefined : reading.message);
    setFile(reading.ok ? { ...reading.file, lines: reading.file.lines.map(withId) } : undefined);
    if (reading.ok) setMatch(matchColumns(reading.file.titles));
  };
  const confirm = async () => {
    const outcome = await run(articles);
    if (!outcome.ok) return;
    const description = `${articles.length} ${plural(articles.length, "article importé", "articles importés")} avec succès\u00a0!`;
    showToast({ ...(outcome.waits ? KEPT_HERE : { title: "Succès", description }), tone: "success" });
    if (intention.isOpen) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Importer un fichier CSV"
      description={`Dans l’inventaire de ${boat.nom}. Rien n’est enregistré avant votre confirmation.`}
      size="lg"
      keepOpen
      isOnlyRead={isUnknown}
      footer={
        <>
          <CheckingNote check={intention.check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={isUnknown} />
          </DialogClose>
          <Button onClick={confirm} busy={busy} busyLabel="Import..." disabled={articles.length === 0}>
            <FileUp size={18} aria-hidden="true" />
            {articles.length > 0 ? `Importer ${articles.length} ${plural(articles.length, "article")}` : "Importer"}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <WaitingFields isUnknown={isUnknown}>
          <FileChooser onChoose={choose} />
          {problem && <ErrorNote message={problem} />}
          {file && <ColumnMatcher titles={file.titles} match={match} onMatch={setMatch} />}
          {file && <ImportReport lines={lines} />}
        </WaitingFields>
      </div>
    </Dialog>
  );
}
