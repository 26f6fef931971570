import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

type FieldGroupProps = ComponentProps<"fieldset"> & { legend: string; hint?: string };

/** Several controls that answer one question, such as a list of checkboxes. */
export function FieldGroup({ legend, hint, className, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset className={classNames("flex min-w-0 flex-col gap-1", className)} {...rest}>
      <legend className="mb-1.5 font-semibold text-ink text-sm">{legend}</legend>
      {children}
      {hint && <p className="text-ink-2 text-xs">{hint}</p>}
    </fieldset>
  );
}
