import { addDays, type Day } from "@bosco/domain";
import { longDay } from "@bosco/domain/french";
import { type Maintenance, type PlanningPeriod, periodLabel } from "@bosco/domain/maintenance";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/theme/class-names.ts";
import type { MovedWork, Moving } from "./moving.ts";
import { dropOnDay } from "./use-drag-move.ts";

const WEEKDAYS = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];
const DAYS = WEEKDAYS.map((_, place) => place);

type WeekGridProps = {
  today: Day;
  weeks: readonly PlanningPeriod<Maintenance>[];
  moving: Moving | undefined;
  renderItem: (one: MovedWork) => ReactNode;
};

/** Weeks below each other, their days side by side from Monday on. */
export function WeekGrid({ today, weeks, moving, renderItem }: WeekGridProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {weeks.map(({ start, works }) => (
        <section
          key={start}
          aria-label={periodLabel("semaine", start, today)}
          className="border-line border-b last:border-b-0"
        >
          <h3 className="bg-surface-2 px-3 py-1.5 font-semibold text-sm">{periodLabel("semaine", start, today)}</h3>
          <ol className="grid grid-cols-7 gap-px bg-line">
            {DAYS.map((place) => {
              const day = addDays(start, place);
              const isPast = day < today;
              return (
                <li
                  key={day}
                  aria-label={longDay(day)}
                  {...(!isPast && dropOnDay(day))}
                  className={classNames(
                    "flex min-h-16 min-w-0 flex-col gap-1.5 p-1.5",
                    isPast ? "bg-surface-2" : moving?.day === day ? "bg-sea-soft" : "bg-surface",
                  )}
                >
                  <p
                    aria-hidden="true"
                    className={classNames(
                      "text-xs tabular-nums",
                      day === today ? "w-fit rounded-full bg-sea px-2 font-semibold text-on-sea" : "text-ink-2",
                    )}
                  >
                    {WEEKDAYS[place]} {Number(day.slice(8))}
                  </p>
                  {works
                    .filter((one) => one.day === day)
                    .map((one) => (
                      <div key={one.work.id}>{renderItem(one)}</div>
                    ))}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
