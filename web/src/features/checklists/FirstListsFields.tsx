import { counted } from "@bosco/domain/french";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { WaitingFields } from "../../ui/form/WaitingFields.tsx";
import type { FirstLists } from "./use-first-lists.ts";

/** The lists that a boat can begin with, each from its template. */
export function FirstListsFields({ form }: { form: FirstLists }) {
  return (
    <WaitingFields isUnknown={form.check !== undefined}>
      <FieldGroup legend="Checklists">
        <div className="grid gap-x-4 sm:grid-cols-2">
          {form.lists.map(({ type, nom, taches, checked, isThere }) => (
            <Checkbox
              key={type}
              checked={checked}
              onChange={(event) => form.tick(type, event.target.checked)}
              label={type}
              description={`${isThere ? "Il y en a déjà une. " : ""}«\u00a0${nom}\u00a0», ${counted(taches.length, "tâche")}.`}
            />
          ))}
        </div>
      </FieldGroup>
    </WaitingFields>
  );
}
