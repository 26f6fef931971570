import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "children"> & {
  label: ReactNode;
  description?: ReactNode;
};

/** For what takes effect at once; a Checkbox is for what a form sends. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const descriptionId = useId();
  return (
    <label
      className={classNames(
        "flex min-h-11 items-center justify-between gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <span className="min-w-0">
        {label}
        {description && (
          <span id={descriptionId} className="block text-ink-2 text-sm">
            {description}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-8 w-14 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
          role="switch"
          aria-describedby={description ? descriptionId : undefined}
          className="peer size-full cursor-[inherit] appearance-none rounded-full border-2 border-control bg-surface-2 transition-colors checked:border-sea checked:bg-sea"
          {...rest}
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-control transition-transform peer-checked:translate-x-6 peer-checked:bg-on-sea" />
      </span>
    </label>
  );
}
