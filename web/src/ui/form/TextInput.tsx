import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";
import { controlLook } from "./control-look.ts";
import { joinIds, useFieldControl } from "./field-context.ts";

export type TextInputProps = ComponentProps<"input"> & {
  /** Decoration before the text. */
  icon?: ReactNode;
  /** What the value counts: m, L, €, h. */
  unit?: string | undefined;
  /** A button at the end of the box. */
  end?: ReactNode;
};

export function TextInput({ icon, unit, end, className, ...rest }: TextInputProps) {
  const unitId = useId();
  const described = { ...rest, "aria-describedby": joinIds(rest["aria-describedby"], unit && unitId) };
  const input = useFieldControl(described);
  return (
    <div className={classNames("relative w-full min-w-0", className)}>
      {icon && (
        <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-ink-2">
          {icon}
        </span>
      )}
      <input
        className={classNames(controlLook, Boolean(icon) && "pl-11", unit && "pr-14", Boolean(end) && "pr-12")}
        {...input}
      />
      {unit && (
        <span
          id={unitId}
          className="pointer-events-none absolute inset-y-0 right-0 flex items-center pr-3.5 text-ink-2 text-sm"
        >
          {unit}
        </span>
      )}
      {end && <span className="absolute inset-y-0 right-0 flex items-center">{end}</span>}
    </div>
  );
}
