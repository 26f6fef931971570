import { Paperclip, X } from "lucide-react";
import { ACCEPTED, ACCEPTED_WORDS } from "../../../fleet/file-verdict.ts";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { FileButton } from "../../../ui/form/FileButton.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";

type InvoiceFieldProps = {
  file: File | undefined;
  /** Why what was chosen last can't be one. */
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
};

/** The invoice or a photo of a work, which is kept among the boat's papers. */
export function InvoiceField({ file, error, onChoose }: InvoiceFieldProps) {
  return (
    <FieldGroup legend="Facture ou photo" className="sm:col-span-2">
      <div className="flex flex-wrap items-center gap-2">
        <FileButton accept={ACCEPTED} variant="secondary" onChoose={onChoose}>
          <Paperclip size={18} />
          {file ? "Changer de fichier" : "Joindre une facture"}
        </FileButton>
        {file && (
          <span className="flex min-w-0 items-center gap-1">
            <span className="min-w-0 break-all text-sm">{file.name}</span>
            <IconButton label={`Retirer ${file.name}`} onClick={() => onChoose(undefined)}>
              <X size={18} />
            </IconButton>
          </span>
        )}
      </div>
      <p role="status" className="text-late text-sm">
        {error}
      </p>
      <p className="text-ink-2 text-xs">{ACCEPTED_WORDS}.</p>
    </FieldGroup>
  );
}
