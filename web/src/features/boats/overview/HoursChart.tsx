import { daysBetween } from "@bosco/domain";
import { frenchDay, withUnit } from "@bosco/domain/french";

type Reading = { heures: number; day: string };

const WIDTH = 460;
const HEIGHT = 170;
const EDGE = { left: 8, right: 8, top: 14, bottom: 14 };

/** The hour meter over time, as a line. The table beside it says the same in words. */
export function HoursChart({ readings }: { readings: readonly Reading[] }) {
  const [first] = readings;
  const last = readings.at(-1);
  if (!first || !last || readings.length < 2) return null;
  const days = Math.max(1, daysBetween(first.day, last.day));
  const hours = readings.map(({ heures }) => heures);
  const [low, high] = [Math.min(...hours), Math.max(...hours)];
  const points = readings.map(({ heures, day }) => ({
    x: EDGE.left + (daysBetween(first.day, day) / days) * (WIDTH - EDGE.left - EDGE.right),
    y: HEIGHT - EDGE.bottom - ((heures - low) / (high - low || 1)) * (HEIGHT - EDGE.top - EDGE.bottom),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const floor = HEIGHT - EDGE.bottom + 6;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Courbe des heures moteur\u00a0: de ${withUnit(first.heures, "h")} le ${frenchDay(first.day)} à ${withUnit(last.heures, "h")} le ${frenchDay(last.day)}`}
        className="block w-full text-sea"
      >
        <path d={`M${EDGE.left} ${floor}H${WIDTH - EDGE.right}`} className="stroke-line" fill="none" />
        <path
          d={`M${points[0]?.x ?? 0} ${floor}L${line}L${points.at(-1)?.x ?? 0} ${floor}Z`}
          className="fill-sea-soft"
        />
        <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        {points.map(({ x, y }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the points of a line have no other name
            key={index}
            cx={x}
            cy={y}
            r={index === points.length - 1 ? 6 : 4}
            className="fill-surface"
            stroke="currentColor"
            strokeWidth="2.5"
          />
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between text-ink-2 text-xs tabular-nums">
        <span>
          {frenchDay(first.day)} · {withUnit(first.heures, "h")}
        </span>
        <span>
          {frenchDay(last.day)} · {withUnit(last.heures, "h")}
        </span>
      </figcaption>
    </figure>
  );
}
