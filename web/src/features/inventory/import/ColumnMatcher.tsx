import { type ColumnMatch, IMPORT_COLUMNS } from "@bosco/domain/inventory";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";

type ColumnMatcherProps = { titles: readonly string[]; match: ColumnMatch; onMatch: (match: ColumnMatch) => void };

/** Which column of the file is which field. */
export function ColumnMatcher({ titles, match, onMatch }: ColumnMatcherProps) {
  const columns = titles.map((title, index) => ({ value: String(index), label: title || `Colonne ${index + 1}` }));
  return (
    <section aria-label="Colonnes">
      <h3 className="mb-2 text-md">Colonnes du fichier</h3>
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        {IMPORT_COLUMNS.map(({ field, label }) => (
          <Field key={field} label={label} required={field === "nom"}>
            <Select
              options={[{ value: "", label: "Absente" }, ...columns]}
              value={match[field]?.toString() ?? ""}
              onValueChange={(column) => {
                const { [field]: _, ...others } = match;
                onMatch(column === "" ? others : { ...others, [field]: Number(column) });
              }}
            />
          </Field>
        ))}
      </div>
    </section>
  );
}
