import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

type SpinnerProps = ComponentProps<"div"> & { label?: string };

export function Spinner({ label = "Chargement...", className, ...rest }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames("flex items-center justify-center gap-3 py-6 text-sm text-ink-2", className)}
      {...rest}
    >
      <LoaderCircle size={22} className="animate-spin text-sea" />
      {label}
    </div>
  );
}
