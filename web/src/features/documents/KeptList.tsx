import { fileSize, type Paper } from "@bosco/domain/documents";
import { counted, plural } from "@bosco/domain/french";
import { HardDrive, X } from "lucide-react";
import { dropKeptFile, isKeptAs } from "../../data/kept-files.ts";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { useKeptFiles } from "./use-kept-files.ts";

/** What stays on this device, and how heavy it is. Nothing while nothing does. */
export function KeptList({ papers }: { papers: readonly Paper[] }) {
  const kept = useKeptFiles();
  if (kept.length === 0) return null;
  const bytes = kept.reduce((sum, { size }) => sum + size, 0);
  const paperOf = (id: string) => papers.find((paper) => paper.id === id);
  const titleOf = (id: string) => paperOf(id)?.titre ?? "Papier";
  // why by its print: of a file that was replaced meanwhile, the old one does not open.
  const isOld = (id: string) => {
    const paper = paperOf(id);
    return paper !== undefined && !isKeptAs(kept, paper);
  };
  return (
    <Card as="section" aria-label="Sur cet appareil">
      <CardHeader title="Sur cet appareil" icon={<HardDrive size={20} className="text-ink-2" aria-hidden="true" />} />
      <p className="text-ink-2 text-sm tabular-nums">
        {counted(kept.length, "fichier")}, {fileSize(bytes)}
        {"\u00a0"}: {plural(kept.length, "il s’ouvre", "ils s’ouvrent")} sans réseau, et{" "}
        {plural(kept.length, "est effacé", "sont effacés")} à la déconnexion.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {kept.map(({ id, size }) => (
          <li key={id} className="flex min-h-12 items-center gap-2">
            <span className="min-w-0 flex-1 break-words text-sm">
              {titleOf(id)}
              {isOld(id) && (
                <span className="block text-soon">Remplacé depuis{"\u00a0"}: repris dès que le réseau revient.</span>
              )}
            </span>
            <span className="shrink-0 text-ink-2 text-sm tabular-nums">{fileSize(size)}</span>
            <IconButton
              label={`Ne plus garder\u00a0: ${titleOf(id)}`}
              onClick={() => void dropKeptFile(id).catch(() => {})}
            >
              <X size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
