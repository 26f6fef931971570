import type { Day } from "@bosco/domain";
import { longDay, upperFirst } from "@bosco/domain/french";
import {
  foldEmpty,
  type Maintenance,
  type PlanningPeriod,
  type PlanningUnit,
  periodLabel,
} from "@bosco/domain/maintenance";
import { type ReactNode, useState } from "react";
import { classNames } from "../../../ui/theme/class-names.ts";
import type { MovedWork, Moving } from "./moving.ts";
import { dropOnPeriod } from "./use-drag-move.ts";

type PeriodListProps = {
  unit: PlanningUnit;
  today: Day;
  periods: readonly PlanningPeriod<Maintenance>[];
  moving: Moving | undefined;
  renderItem: (one: MovedWork) => ReactNode;
};

/** Weeks or months one after the other, on a wide screen side by side, each with what is due in it. */
export function PeriodList({ periods, ...shared }: PeriodListProps) {
  return (
    <ol className={columns}>
      {foldEmpty(periods).map((run) => (
        <Run key={run[0]?.start} periods={run} {...shared} />
      ))}
    </ol>
  );
}

const columns = "grid gap-3 md:grid-cols-2 xl:grid-cols-3";

/** One period, or several without anything in one line that opens. */
function Run({ periods: [first, ...rest], ...shared }: PeriodListProps) {
  const last = rest.at(-1);
  const [isOpen, setIsOpen] = useState(false);
  if (!first) return null;
  if (!last) return <OnePeriod period={first} {...shared} />;
  // why: keys step from day to day; a pointer opens what it rests on (`use-drag-move.ts`).
  const isOnTheWay = shared.moving?.by === "keys";
  return (
    <li className="col-span-full min-w-0 rounded-lg border border-line bg-surface-2">
      <details
        open={isOpen || isOnTheWay}
        onToggle={({ currentTarget }) => !isOnTheWay && setIsOpen(currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer p-3 text-ink-2 text-sm">
          {`Rien de prévu jusqu’au ${longDay(last.end)}`}
        </summary>
        <ol className={classNames(columns, "p-3 pt-0")}>
          {[first, ...rest].map((period) => (
            <OnePeriod key={period.start} period={period} {...shared} />
          ))}
        </ol>
      </details>
    </li>
  );
}

type OnePeriodProps = Omit<PeriodListProps, "periods"> & { period: PlanningPeriod<Maintenance> };

function OnePeriod({ period, unit, today, moving, renderItem }: OnePeriodProps) {
  const { start, end, works } = period;
  const isTarget = moving?.day !== undefined && moving.day >= start && moving.day <= end;
  return (
    <li
      {...dropOnPeriod(start)}
      className={classNames(
        "min-w-0 rounded-lg border p-3",
        isTarget ? "border-sea bg-sea-soft" : "border-line bg-surface-2",
      )}
    >
      <h3 className="font-semibold text-sm">{upperFirst(periodLabel(unit, start, today))}</h3>
      {works.length === 0 ? (
        <p className="mt-1 text-ink-2 text-xs">Rien de prévu</p>
      ) : (
        <ul className="mt-2 flex flex-col gap-2">
          {works.map((one) => (
            <li key={one.work.id}>{renderItem(one)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
