import { type Paper, paperExpiry } from "@bosco/domain/documents";
import { frenchDay } from "@bosco/domain/french";
import { CloudOff, Pencil } from "lucide-react";
import type { FiledPaper } from "../../../data/kept-files.ts";
import { useToday } from "../../../data/today.ts";
import { ValidityBadge } from "../../../fleet/ValidityBadge.tsx";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { ErrorNote } from "../../../ui/content/ErrorNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { useWorksOf } from "../use-works.ts";
import { FileActions } from "./FileActions.tsx";
import { PdfShown } from "./PdfShown.tsx";
import { PictureShown } from "./PictureShown.tsx";
import { usePaperFile } from "./use-paper-file.ts";

type PaperViewProps = {
  paper: Paper;
  /** Another has taken its place. */
  isReplaced: boolean;
  /** Left out where one only looks. */
  onEdit: (() => void) | undefined;
  onClose: () => void;
};

/** A paper: what is known of it, and its file in place. */
export default function PaperView({ paper, isReplaced, onEdit, onClose }: PaperViewProps) {
  const state = paperExpiry(paper, useToday());
  const { fichier } = paper;
  return (
    <Dialog
      open
      isOnlyRead
      size="xl"
      title={paper.titre}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {onEdit && (
            <Button variant="secondary" onClick={onEdit}>
              <Pencil size={18} />
              {fichier ? "Modifier ou remplacer" : "Modifier ou joindre un fichier"}
            </Button>
          )}
          <DialogClose>
            <Button>Fermer</Button>
          </DialogClose>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {state && <ValidityBadge validity={state} isReplaced={isReplaced} />}
        <Facts paper={paper} />
        {fichier ? (
          <ShownFile paper={{ id: paper.id, fichier }} />
        ) : (
          <p className="text-ink-2 text-sm">Aucun fichier n’est joint à ce papier.</p>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ paper }: { paper: Paper }) {
  const { type, numero, date_emission, date_expiration, note, bateau_id, maintenance_id } = paper;
  const work = useWorksOf(bateau_id).find(({ id }) => id === maintenance_id);
  const facts = [
    ["Type", type],
    ["Numéro", numero],
    ["Émis le", date_emission && frenchDay(date_emission)],
    ["Expire le", date_expiration && frenchDay(date_expiration)],
    ["Maintenance", work?.titre],
    ["Note", note],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="whitespace-pre-wrap break-words tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function ShownFile({ paper }: { paper: FiledPaper }) {
  const { read, retry } = usePaperFile(paper);
  const { nom, type } = paper.fichier;
  if (read.kind === "reading") return <SkeletonRows rows={1} row="h-[65dvh]" label="Ouverture du fichier..." />;
  if (read.kind === "failed") return <ErrorNote message={read.why} onRetry={retry} />;
  if (read.kind === "away")
    return (
      <EmptyState
        icon={<CloudOff />}
        title="Ce fichier n’est pas sur cet appareil"
        text={
          "Il s’ouvrira dès que le réseau revient. Pour l’avoir en mer, ouvrez-le au port et choisissez «\u00a0Garder sur cet appareil\u00a0»."
        }
        action={
          <Button variant="secondary" onClick={retry}>
            Réessayer
          </Button>
        }
      />
    );
  return (
    <>
      {type === "application/pdf" ? (
        <PdfShown address={read.address} name={nom} />
      ) : (
        <PictureShown key={read.address} address={read.address} name={nom} />
      )}
      <FileActions paper={paper} file={read.file} address={read.address} />
    </>
  );
}
