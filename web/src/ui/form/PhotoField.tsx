import { Camera, ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { Progress } from "../content/Progress.tsx";
import { classNames } from "../theme/class-names.ts";
import { useMediaQuery } from "../theme/use-media-query.ts";
import { Button } from "./Button.tsx";
import { FileButton } from "./FileButton.tsx";

type PhotoFieldProps = {
  legend: string;
  /** The photo, or what stands in for it. */
  picture: ReactNode;
  accept: string;
  hint: string;
  error?: string | undefined;
  /** From 0 to 1 while it travels. */
  progress?: number | undefined;
  disabled?: boolean;
  onChoose: (file: File) => void;
  /** Left out while there is no photo to remove. */
  onRemove?: (() => void) | undefined;
};

/** A photo: chosen from the files, dropped here, or taken with the camera of a phone. */
export function PhotoField(props: PhotoFieldProps) {
  const { legend, picture, accept, hint, error, progress, disabled = false, onChoose, onRemove } = props;
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const [isOver, setIsOver] = useState(false);
  const textId = useId();
  const isTravelling = progress !== undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onChoose(file);
  };
  return (
    <fieldset
      aria-describedby={textId}
      className={classNames(
        "grid min-w-0 gap-4 rounded border-2 border-dashed p-3 transition-colors sm:grid-cols-[15rem_minmax(0,1fr)]",
        isOver ? "border-sea bg-sea-soft" : "border-line",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="aspect-3/2 overflow-hidden rounded-sm">{picture}</div>
      <div className="flex min-w-0 flex-col justify-center gap-3">
        <div className="flex flex-wrap gap-2">
          <FileButton accept={accept} onChoose={onChoose} disabled={disabled} variant="secondary">
            <ImageUp size={18} />
            {onRemove ? "Changer la photo" : "Choisir une photo"}
          </FileButton>
          {hasCamera && (
            <FileButton
              accept={accept}
              capture="environment"
              onChoose={onChoose}
              disabled={disabled}
              variant="secondary"
            >
              <Camera size={18} />
              Prendre une photo
            </FileButton>
          )}
          {onRemove && (
            <Button variant="danger-quiet" onClick={onRemove} disabled={disabled}>
              <Trash2 size={18} />
              Retirer la photo
            </Button>
          )}
        </div>
        <div id={textId} className="text-sm">
          {error && (
            <p role="alert" className="text-late">
              {error}
            </p>
          )}
          <p className="text-ink-2 text-xs">
            {hint}
            {!hasCamera && " Vous pouvez aussi la déposer ici."}
          </p>
        </div>
        {isTravelling && <Progress label="Envoi de la photo" value={Math.round(progress * 100)} />}
      </div>
    </fieldset>
  );
}
