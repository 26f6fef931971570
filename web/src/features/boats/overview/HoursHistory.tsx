import { dayIn } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import { frenchDay, signedNumber, withUnit } from "@bosco/domain/french";
import { ChartLine } from "lucide-react";
import { useHoursReadings } from "../../../fleet/hours-readings.ts";
import { ErrorNote } from "../../../ui/content/ErrorNote.tsx";
import { Spinner } from "../../../ui/content/Spinner.tsx";
import { Table } from "../../../ui/content/Table.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { HoursChart } from "./HoursChart.tsx";

/** When the hours were last read, and all readings behind a press. */
export function HoursHistory({ boat }: { boat: Boat }) {
  const readings = useHoursReadings();
  const own = (readings.data ?? [])
    .filter(({ bateau_id }) => bateau_id === boat.id)
    .map(({ id, heures, date_releve }) => ({ id, heures, day: dayIn(new Date(date_releve)) }));
  const last = own.at(-1);
  if (!last && !readings.isError) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2 text-sm">
      <span className="text-ink-2 tabular-nums">{last && `Relevé du ${frenchDay(last.day)}`}</span>
      <Dialog
        trigger={
          <Button variant="quiet" className="-mr-4 max-sm:-ml-5">
            <ChartLine size={18} />
            Historique des heures
          </Button>
        }
        title="Heures moteur"
        description={`Relevés de ${boat.nom}`}
      >
        {readings.isPending && <Spinner />}
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
    </div>
  );
}

type Reading = { id: string; heures: number; day: string };

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
