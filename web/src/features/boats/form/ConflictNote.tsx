import type { Boat, BoatForm } from "@bosco/domain/boats";
import { typeFrenchNumber } from "@bosco/domain/french";
import { Button } from "../../../ui/form/Button.tsx";
import { type BoatField, clashes } from "./boat-values.ts";
import { FIELD_LABELS } from "./field-labels.ts";

type ConflictNoteProps = {
  mine: Partial<BoatForm>;
  theirs: Boat;
  opened: Boat;
  onKeepMine: () => void;
  onTakeTheirs: (fields: BoatField[]) => void;
};

/** Two people, or two devices, have changed the same fields: both values stay in sight until one is chosen. */
export function ConflictNote({ mine, theirs, opened, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const fields = clashes(mine, opened, theirs);
  return (
    <section role="alert" className="rounded border border-soon bg-soon-soft p-4">
      <h3 className="text-md">Ce bateau a été modifié ailleurs pendant votre saisie</h3>
      <ul className="mt-2 text-sm">
        {fields.map((name) => (
          <li key={name}>
            <span className="font-semibold">{FIELD_LABELS[name]}</span>
            {`\u00a0: vous avez saisi « ${shown(mine[name])} », l’autre modification dit « ${shown(theirs[name])} ».`}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onKeepMine}>
          Garder ma saisie
        </Button>
        <Button variant="secondary" onClick={() => onTakeTheirs(fields)}>
          Prendre l’autre
        </Button>
      </div>
    </section>
  );
}

const shown = (value: unknown) =>
  value === null || value === undefined || value === ""
    ? "vide"
    : typeof value === "number"
      ? typeFrenchNumber(value)
      : String(value);
