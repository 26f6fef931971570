import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import { type Tone, tones } from "./tone.ts";

type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  /** What advances or fills up. */
  label: string;
  value: number;
  max?: number;
  tone?: Tone;
  /** The value in words: « 2 sur 24 ». By default its percentage. */
  valueText?: string;
};

export function Progress({ label, value, max = 100, tone = "sea", valueText, className, ...rest }: ProgressProps) {
  const top = max > 0 ? max : 1;
  const filled = Math.min(Math.max(value, 0), top);
  const percent = Math.round((filled / top) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={top}
      aria-valuenow={filled}
      aria-valuetext={valueText ?? `${percent}\u00a0%`}
      className={classNames("h-2.5 w-full overflow-hidden rounded-full bg-surface-2", className)}
      {...rest}
    >
      <div
        className={classNames("h-full rounded-full transition-transform duration-300", tones[tone].fill)}
        // why not its width: that would lay the page out again for every frame of the way.
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
