import type { Day } from "@bosco/domain";
import type { Signs } from "@bosco/domain/fleet";
import { memo } from "react";
import { EngineHoursText } from "../../fleet/EngineHoursText.tsx";
import { SortHeading } from "../../ui/content/SortHeading.tsx";
import { Table } from "../../ui/content/Table.tsx";
import { BoatCell } from "./BoatCell.tsx";
import { CRITICAL_STOCK, type FleetRow, nextSort, SIGN_COLUMNS, type Sort, type SortKey } from "./fleet-rows.ts";
import { activityText } from "./last-activity.ts";
import { SignCount } from "./SignCount.tsx";

const CELLS = Object.values(SIGN_COLUMNS);

/** why several signs in one: a column more would not fit a small laptop. */
const COLUMNS: readonly { key: SortKey; label: string }[] = [
  { key: "nom", label: "Bateau" },
  { key: "entretien", label: "Entretien" },
  { key: "peremption", label: "Péremption" },
  { key: "critique", label: CRITICAL_STOCK },
  { key: "papiers", label: "Papiers" },
  { key: "heures", label: "Heures moteur" },
  { key: "activite", label: "Dernière activité" },
];

export interface FleetListProps {
  rows: readonly FleetRow[];
  today: Day;
}

type FleetTableProps = FleetListProps & { sort: Sort; onSort: (sort: Sort) => void };

/** The fleet on a desk. */
export function FleetTable({ rows, today, sort, onSort }: FleetTableProps) {
  return (
    <Table caption="Ma flotte" className="shadow-card [&_td]:px-3!">
      <thead>
        <tr>
          {COLUMNS.map(({ key, label }) => (
            <SortHeading
              key={key}
              label={label}
              sorted={sort?.key === key ? sort.direction : undefined}
              onSort={() => onSort(nextSort(sort, key))}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} today={today} />
        ))}
      </tbody>
    </Table>
  );
}

const TableRow = memo(function TableRow({ row, today }: { row: FleetRow; today: Day }) {
  const { when, what } = activityText(row, today);
  return (
    <tr className="relative transition-colors hover:bg-surface-2">
      {/* why static: the name's link covers the row, which a column that stays in place would cut; the table fits without. */}
      <th scope="row" className="static! w-1/2 max-w-64 whitespace-normal! bg-transparent! px-3! py-1.5! align-middle!">
        <BoatCell boat={row.boat} />
      </th>
      {CELLS.map((signs) => (
        <td key={signs[0]} className="whitespace-nowrap py-1.5! align-middle!">
          <SignCell row={row} signs={signs} />
        </td>
      ))}
      <td className="align-middle!">
        <EngineHoursText engines={row.engines} />
      </td>
      <td className="align-middle! text-ink-2 min-w-36">
        {when}
        {what && <span className="block max-w-44 break-words text-xs">{what}</span>}
      </td>
    </tr>
  );
});

const ofPapers: readonly (keyof Signs)[] = SIGN_COLUMNS.papiers;

function SignCell({ row, signs }: { row: FleetRow; signs: readonly (keyof Signs)[] }) {
  const shown = signs.filter((sign) => row.signs[sign] > 0);
  const isKnown = row.isWhole || signs !== ofPapers;
  if (shown.length === 0)
    return (
      <>
        <span aria-hidden="true" className="pl-3 text-ink-2">
          {isKnown ? "–" : "?"}
        </span>
        <span className="sr-only">{isKnown ? "aucun" : "inconnu"}</span>
      </>
    );
  return (
    // why one below the other: their words side by side would push the last column out of a laptop.
    <span className="flex flex-col items-start">
      {shown.map((sign) => (
        <SignCount key={sign} boat={row} sign={sign} signs={row.signs} isUnderHeading />
      ))}
    </span>
  );
}
