import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

/** The signal flag B (Bravo), a red swallowtail. */
export function FlagMark({ className, ...rest }: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 30 22" aria-hidden="true" className={classNames("h-[1em] w-auto text-flag", className)} {...rest}>
      <path fill="currentColor" d="M0 0h30l-8.5 11L30 22H0z" />
    </svg>
  );
}

export function Logo({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      className={classNames("inline-flex items-center gap-2.5 font-bold text-ink text-lg tracking-tight", className)}
      {...rest}
    >
      <FlagMark />
      {/* why: zoomed in that far, the bar has no room for its name beside its buttons. */}
      <span className="max-[16rem]:hidden">Bosco</span>
    </span>
  );
}
