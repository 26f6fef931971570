import { Circle } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

type RadioProps = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; description?: ReactNode };

/** One of a few, each with its words: a native radio in our looks, so `register("role")` works as it stands. */
export function Radio({ label, description, ...rest }: RadioProps) {
  const descriptionId = useId();
  return (
    <label className="group flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          type="radio"
          aria-describedby={description ? descriptionId : undefined}
          className="peer absolute inset-0 size-6 cursor-[inherit] appearance-none rounded-full border-2 border-control bg-surface transition-colors checked:border-sea checked:bg-sea group-hover:not-disabled:border-sea"
          {...rest}
        />
        <Circle
          size={10}
          fill="currentColor"
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
