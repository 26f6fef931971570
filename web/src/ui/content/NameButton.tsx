import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

/** A name in a row that opens what it names. */
export function NameButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={classNames(
        "min-h-6 min-w-0 break-words rounded-sm text-left font-semibold text-sm leading-snug hover:underline",
        className,
      )}
      {...rest}
    />
  );
}
