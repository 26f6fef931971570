import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import { controlLook } from "./control-look.ts";
import { useFieldControl } from "./field-context.ts";

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={classNames(controlLook, "field-sizing-content max-h-96 min-h-24 resize-y py-2.5", className)}
      {...useFieldControl(rest)}
    />
  );
}
