import type { Engine } from "@bosco/domain/boats";
import { frenchDay, signedNumber, withUnit } from "@bosco/domain/french";
import { useHoursReadings } from "../../../fleet/hours-readings.ts";
import { ErrorNote } from "../../../ui/content/ErrorNote.tsx";
import { Table } from "../../../ui/content/Table.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { HoursChart } from "./HoursChart.tsx";

type Reading = { id: string; heures: number; day: string };

type HoursDialogProps = {
  boatName: string;
  engine: Engine;
  isOnly: boolean;
  own: readonly Reading[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** All readings of an engine's hour meter. */
export default function HoursDialog({ boatName, engine, isOnly, own, ...state }: HoursDialogProps) {
  const readings = useHoursReadings();
  return (
    <Dialog
      title={isOnly ? "Heures moteur" : `Heures moteur\u00a0: ${engine.nom}`}
      description={`Relevés de ${boatName}`}
      {...state}
    >
      {readings.isError && (
        <ErrorNote
          message="Impossible de charger les relevés."
          onRetry={() => readings.refetch()}
          retrying={readings.isFetching}
        />
      )}
      <HoursChart readings={own} />
      <ReadingsTable readings={own} />
    </Dialog>
  );
}

function ReadingsTable({ readings }: { readings: readonly Reading[] }) {
  const newestFirst = readings.map((reading, index) => ({ ...reading, before: readings[index - 1]?.heures })).reverse();
  return (
    <Table caption="Relevés d’heures moteur, le plus récent d’abord" className="mt-4">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col" className="text-right">
            Compteur
          </th>
          <th scope="col" className="text-right">
            Écart
          </th>
        </tr>
      </thead>
      <tbody>
        {newestFirst.map(({ id, day, heures, before }) => (
          <tr key={id} className="tabular-nums">
            <td>{frenchDay(day)}</td>
            <td className="text-right font-semibold">{withUnit(heures, "h")}</td>
            <td className="text-right text-ink-2">{before === undefined ? "–" : signed(heures - before)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const signed = (difference: number) => `${signedNumber(Number(difference.toFixed(1)))}\u00a0h`;
