import { fileSize, type PaperFile } from "@bosco/domain/documents";
import { counted } from "@bosco/domain/french";
import { Camera, FilePlus, FileText, Images, Trash2, Undo2 } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { ACCEPTED, ACCEPTED_WORDS } from "../../../fleet/file-verdict.ts";
import { Progress } from "../../../ui/content/Progress.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { FileButton } from "../../../ui/form/FileButton.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";
import { useMediaQuery } from "../../../ui/theme/use-media-query.ts";
import { PageList } from "./PageList.tsx";
import type { useFileChoice } from "./use-file-choice.ts";

type FileFieldProps = {
  kept: PaperFile | null;
  files: ReturnType<typeof useFileChoice>;
  disabled: boolean;
  /** From 0 to 1 while it travels. */
  progress: number | undefined;
  error: string | undefined;
  onCancel: () => void;
};

/** A paper's file: chosen, dropped here, or photographed page by page. */
export function FileField({ kept, files, disabled, progress, error, onCancel }: FileFieldProps) {
  const { choice, isReading, choose, addPages, change } = files;
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const [isOver, setIsOver] = useState(false);
  const textId = useId();
  const told = files.error ?? error;
  const pages = choice.kind === "pages" ? choice.pages : [];
  const isThere = pages.length > 0 || choice.kind === "new" || (choice.kind === "kept" && kept !== null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) files.drop([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      aria-describedby={textId}
      className={classNames(
        "flex min-w-0 flex-col gap-3 rounded border-2 border-dashed p-3 transition-colors",
        isOver ? "border-sea bg-sea-soft" : "border-line",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className="px-1 font-semibold text-sm">Fichier</legend>
      <ChosenLine kept={kept} files={files} />
      {pages.length > 0 && (
        <PageList pages={pages} disabled={disabled} onChange={(next) => change({ kind: "pages", pages: next })} />
      )}
      <div className="flex flex-wrap gap-2">
        {pages.length === 0 && (
          <FileButton accept={ACCEPTED} onChoose={choose} disabled={disabled} variant="secondary">
            <FilePlus size={18} />
            {isThere ? "Remplacer le fichier" : "Choisir un fichier"}
          </FileButton>
        )}
        {hasCamera && (
          <FileButton
            accept="image/*"
            capture="environment"
            onChoose={(photo) => addPages([photo])}
            disabled={disabled}
            variant="secondary"
          >
            <Camera size={18} />
            {pages.length > 0 ? "Photographier la suivante" : "Photographier"}
          </FileButton>
        )}
        <FileButton accept="image/*" onChooseMany={addPages} disabled={disabled} variant="secondary">
          <Images size={18} />
          {pages.length > 0 ? "Ajouter des photos" : "Réunir des photos en un PDF"}
        </FileButton>
        {(isThere || choice.kind === "removed") && (
          <Button
            variant={choice.kind === "removed" ? "secondary" : "danger-quiet"}
            disabled={disabled}
            onClick={() => change({ kind: choice.kind === "kept" ? "removed" : "kept" })}
          >
            {choice.kind === "kept" ? <Trash2 size={18} /> : <Undo2 size={18} />}
            {choice.kind === "kept" ? "Retirer le fichier" : "Annuler ce choix"}
          </Button>
        )}
      </div>
      <div id={textId} className="text-sm">
        {told && (
          <p role="alert" className="text-late">
            {told}
          </p>
        )}
        <p className="text-ink-2 text-xs">
          {ACCEPTED_WORDS}.{!hasCamera && " Vous pouvez aussi le déposer ici."} Sans réseau, il attend sur cet appareil.
        </p>
      </div>
      {isReading && <p role="status">Lecture de la photo…</p>}
      {progress !== undefined && (
        <div className="flex items-center gap-3">
          <Progress label="Envoi du fichier" value={Math.round(progress * 100)} />
          {/* why not then: all of it has left, and nobody knows any more that it is not saved. */}
          {progress < 1 ? (
            <Button variant="quiet" onClick={onCancel}>
              Arrêter l’envoi
            </Button>
          ) : (
            <span className="shrink-0 text-ink-2 text-sm">Vérification…</span>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** What is there now, and how heavy. */
function ChosenLine({ kept, files: { choice } }: Pick<FileFieldProps, "kept" | "files">) {
  const line = lineOf(choice, kept);
  return (
    line && (
      <p className="flex items-center gap-2 text-sm">
        <FileText size={18} className="shrink-0 text-ink-2" aria-hidden="true" />
        <span className="min-w-0 break-words">{line}</span>
      </p>
    )
  );
}

function lineOf(choice: FileFieldProps["files"]["choice"], kept: PaperFile | null): string | null {
  if (choice.kind === "new") return `${choice.file.name} (${fileSize(choice.file.size)})`;
  if (choice.kind === "pages") {
    const bytes = choice.pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0);
    return `${counted(choice.pages.length, "page")} en un PDF (environ ${fileSize(bytes)})`;
  }
  if (choice.kind === "removed") return "Le fichier sera retiré.";
  return kept && `${kept.nom} (${fileSize(kept.taille)})`;
}
