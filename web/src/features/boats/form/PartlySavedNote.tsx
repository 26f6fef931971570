import { ConflictNote } from "../../../ui/form/ConflictNote.tsx";
import type { PartlySaved } from "./use-save-boat.ts";

/** Says of a boat with several engines what is saved and what is not. Everything typed stays. */
export function PartlySavedNote({ kept, unsaved }: PartlySaved) {
  return (
    <ConflictNote
      title={kept.length === 0 ? "Rien n’a été enregistré" : "Une partie seulement est enregistrée"}
      intro={kept.length === 0 ? undefined : `Enregistré\u00a0: ${kept.join(", ")}. Pas enregistré\u00a0:`}
      lines={unsaved}
      advice={"Votre saisie est intacte\u00a0: corrigez-la, puis enregistrez à nouveau."}
    />
  );
}
