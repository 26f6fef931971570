import type { Activity } from "@bosco/domain/crew";
import { Select } from "../../ui/choice/Select.tsx";
import { EVERYBODY, peopleOf } from "./people.ts";

type PersonSelectProps = { rows: readonly Activity[]; value: string; onValueChange: (person: string) => void };

/** Whose activity is shown, where there is a choice. */
export function PersonSelect({ rows, value, onValueChange }: PersonSelectProps) {
  const people = peopleOf(rows);
  if (people.length < 2) return null;
  const options = people.map(({ id, nom }) => ({ value: id, label: nom }));
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
