import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; description?: ReactNode };

/** A native checkbox in our looks, so `register("par_defaut")` works as it stands. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  const descriptionId = useId();
  return (
    <label
      className={classNames(
        "group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-describedby={description ? descriptionId : undefined}
          className="peer absolute inset-0 size-6 cursor-[inherit] appearance-none rounded-[0.4rem] border-2 border-control bg-surface transition-colors checked:border-sea checked:bg-sea group-hover:not-disabled:border-sea aria-invalid:border-late"
          {...rest}
        />
        <Check
          size={18}
          strokeWidth={3}
          className="pointer-events-none relative text-on-sea opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 text-md leading-6">
        {label}
        {description && (
          <span id={descriptionId} className="block text-ink-2 text-sm">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
