import { useRef, useState } from "react";
import { Button } from "../../../ui/form/Button.tsx";

/** A button that opens the device's file chooser, and says what was chosen. */
export function FileChooser({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        aria-label="Fichier CSV"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (!file) return;
          setName(file.name);
          onChoose(file);
          // why: choosing the same file again, corrected meanwhile, must be noticed.
          event.target.value = "";
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Choisir un fichier
      </Button>
      <p className="min-w-0 break-words text-ink-2 text-sm">
        {name ?? "Séparateur ; ou , · 1 000 lignes au maximum · la première ligne porte les titres."}
      </p>
    </div>
  );
}
