import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

/** Holds the place of what is loading. Say « Chargement... » once beside it, as SkeletonRows does. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden="true"
      className={classNames("h-4 animate-breathe rounded-sm bg-surface-2", className)}
      {...rest}
    />
  );
}
