import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../theme/class-names.ts";

/** What a box and a radio are both given. */
export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode;
  description?: ReactNode;
};

type FrameProps = ChoiceProps & { type: "checkbox" | "radio"; shape: string; mark: ReactNode };

/** A native input in our looks, with its words beside it. */
export function Choice({ label, description, className, shape, mark, ...rest }: FrameProps) {
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
          aria-describedby={description ? descriptionId : undefined}
          className={classNames(
            "peer absolute inset-0 size-6 cursor-[inherit] appearance-none border-2 border-control bg-surface transition-colors checked:border-sea checked:bg-sea group-hover:not-disabled:border-sea aria-invalid:border-late",
            shape,
          )}
          {...rest}
        />
        <span className="pointer-events-none relative text-on-sea opacity-0 peer-checked:opacity-100">{mark}</span>
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
