import { useId } from "react";
import { classNames } from "../../ui/theme/class-names.ts";

export interface Bar {
  /** Where two bars may have the same label. */
  id?: string;
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  note?: string;
  /** Not what is looked at now. */
  isQuiet?: boolean;
}

/** Horizontal bars. Every value stands in words beside its bar, so the picture itself says nothing new. */
export function BarChart({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="mb-3 font-semibold text-sm">
        {title}
      </figcaption>
      <ul className="flex flex-col gap-3">
        {bars.map(({ id: bar, label, value, text, note, isQuiet }) => (
          <li key={bar ?? label}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular-nums">
              <span>
                {label}
                {note && <span className="text-ink-2"> · {note}</span>}
              </span>
              <span className="font-semibold">{text}</span>
            </div>
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              aria-hidden="true"
              className={classNames(
                "mt-1 block h-2.5 w-full overflow-hidden rounded-full",
                isQuiet ? "text-ink-3" : "text-sea",
              )}
            >
              <rect width="100" height="4" className="fill-surface-2" />
              <rect width={(value / highest) * 100} height="4" className="fill-current" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
