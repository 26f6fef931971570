import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { NumberStepper } from "../../../ui/form/NumberStepper.tsx";
import type { ArticleEdit, ArticleLine } from "./use-first-inventory.ts";

type FirstArticleRowProps = { line: ArticleLine; onEdit: (edit: ArticleEdit) => void };

/** One thing that the text asks for: how many are aboard, and until when they count. */
export function FirstArticleRow({ line, onEdit }: FirstArticleRowProps) {
  const { nom, asked, checked, quantite, description, expires, isAboard, date_peremption } = line;
  return (
    <li className="py-1">
      <Checkbox
        checked={checked}
        onChange={(event) => onEdit({ checked: event.target.checked })}
        label={asked > 1 ? `${nom} (${asked})` : nom}
        description={isAboard ? `Déjà dans l’inventaire. ${description}` : description}
      />
      {checked && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-3 pl-9">
          <div>
            <p className="mb-1.5 font-semibold text-sm" aria-hidden="true">
              À bord
            </p>
            <NumberStepper
              label={`À bord\u00a0: ${nom}`}
              value={quantite}
              max={1000}
              onValueChange={(next) => onEdit({ quantite: next })}
            />
          </div>
          {expires && (
            <Field label="Date imprimée" className="w-full sm:w-64">
              <CalendarField
                value={date_peremption}
                onValueChange={(day) => onEdit({ date_peremption: day })}
                aria-label={`Date imprimée\u00a0: ${nom}`}
              />
            </Field>
          )}
        </div>
      )}
    </li>
  );
}
