import type { Day } from "@bosco/domain";
import { upperFirst } from "@bosco/domain/french";
import { type Maintenance, type PlanningPeriod, type PlanningUnit, periodLabel } from "@bosco/domain/maintenance";
import type { ReactNode } from "react";
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
export function PeriodList({ unit, today, periods, moving, renderItem }: PeriodListProps) {
  const isTarget = ({ start, end }: { start: Day; end: Day }) =>
    moving?.day !== undefined && moving.day >= start && moving.day <= end;
  return (
    <ol className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {periods.map((period) => (
        <li
          key={period.start}
          {...dropOnPeriod(period.start)}
          className={classNames(
            "min-w-0 rounded-lg border p-3",
            isTarget(period) ? "border-sea bg-sea-soft" : "border-line bg-surface-2",
          )}
        >
          <h3 className="font-semibold text-sm">{upperFirst(periodLabel(unit, period.start, today))}</h3>
          {period.works.length === 0 ? (
            <p className="mt-1 text-ink-2 text-xs">Rien de prévu</p>
          ) : (
            <ul className="mt-2 flex flex-col gap-2">
              {period.works.map((one) => (
                <li key={one.work.id}>{renderItem(one)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
