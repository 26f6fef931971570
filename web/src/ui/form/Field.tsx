import { CircleAlert } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { classNames } from "../theme/class-names.ts";
import { FieldContext, joinIds } from "./field-context.ts";

type FieldProps = ComponentProps<"div"> & {
  label: string;
  required?: boolean;
  hint?: string | undefined;
  /** The sentence to show, straight from `formState.errors.nom?.message`. */
  error?: string | undefined;
  /** A control with its own visible name in it (search) keeps the label for screen readers only. */
  hideLabel?: boolean;
};

export function Field({ label, required = false, hint, error, hideLabel, className, children, ...rest }: FieldProps) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const describedBy = joinIds(error && errorId, hint && hintId);
  return (
    <FieldContext value={{ id, labelId, describedBy, isInvalid: Boolean(error), isRequired: required }}>
      <div className={classNames("flex min-w-0 flex-col gap-1.5", className)} {...rest}>
        <label htmlFor={id} id={labelId} className={hideLabel ? "sr-only" : "font-semibold text-ink text-sm"}>
          {label}
          {required && (
            <span aria-hidden="true" className="text-late">
              {"\u00a0*"}
            </span>
          )}
        </label>
        {children}
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-late text-sm">
            <CircleAlert size={16} className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-ink-2 text-xs">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
