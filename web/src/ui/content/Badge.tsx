import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import { type Tone, tones } from "./tone.ts";

export const badgeLook = (tone: Tone) =>
  classNames(
    "inline-flex min-h-6 w-fit shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs tabular-nums [&_svg]:size-3.5",
    tones[tone].soft,
  );

type BadgeProps = ComponentProps<"span"> & { tone?: Tone; icon?: ReactNode };

export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={classNames(badgeLook(tone), className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
