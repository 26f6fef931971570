import { frenchNumber } from "@bosco/domain/french";
import { useId } from "react";

interface Column {
  label: string;
  value: number;
}

const HEIGHT = 40;

type ColumnChartProps = {
  title: string;
  /** What the sum is over: « en 12 mois ». */
  period: string;
  /** What is counted, where the title does not say it. */
  note?: string;
  columns: readonly Column[];
};

/** Columns over time. The same figures stand in a table for those who can't see the picture. */
export function ColumnChart({ title, period, note, columns }: ColumnChartProps) {
  const id = useId();
  const highest = Math.max(...columns.map(({ value }) => value), 1);
  const total = columns.reduce((sum, { value }) => sum + value, 0);
  const width = 100 / Math.max(columns.length, 1);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="mb-3 flex justify-between gap-3 font-semibold text-sm">
        {title}
        <span className="shrink-0 text-ink-2 tabular-nums">
          {frenchNumber(total)} {period}
        </span>
      </figcaption>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="block h-36 w-full">
        {columns.map(({ label, value }, place) => {
          const height = value > 0 ? Math.max((value / highest) * HEIGHT, 1) : 0.4;
          return (
            <rect
              key={label}
              x={place * width + width * 0.12}
              y={HEIGHT - height}
              width={width * 0.76}
              height={height}
              className={value > 0 ? "fill-sea" : "fill-line"}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between text-ink-2 text-xs tabular-nums">
        <span>{columns[0]?.label}</span>
        <span>{columns.at(-1)?.label}</span>
      </p>
      {note && <p className="mt-2 text-ink-2 text-xs">{note}</p>}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {columns.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
