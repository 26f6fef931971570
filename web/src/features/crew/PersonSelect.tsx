import type { Activity } from "@bosco/domain/crew";
import { Select } from "../../ui/choice/Select.tsx";

/** No person in particular. */
export const EVERYBODY = "";

/** By account; of those that are gone, by the name that is left. */
const personOf = ({ auteur_id, auteur }: Activity) => auteur_id ?? auteur;

export const rowsOf = (rows: readonly Activity[], person: string) =>
  person === EVERYBODY ? rows : rows.filter((row) => personOf(row) === person);

type PersonSelectProps = { rows: readonly Activity[]; value: string; onValueChange: (person: string) => void };

/** Whose activity is shown, where there is a choice. */
export function PersonSelect({ rows, value, onValueChange }: PersonSelectProps) {
  // why the first of each: the newest row has the name of today.
  const people = new Map([...rows].reverse().map((row) => [personOf(row), row.auteur]));
  if (people.size < 2) return null;
  const options = [...people].map(([person, label]) => ({ value: person, label }));
  options.sort((a, b) => a.label.localeCompare(b.label, "fr"));
  return (
    <Select
      aria-label="Activité de"
      options={[{ value: EVERYBODY, label: "Tout le monde" }, ...options]}
      value={value}
      onValueChange={onValueChange}
      className="w-full sm:w-64"
    />
  );
}
