import type { ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import { useHold } from "./use-hold.ts";

type StepButtonProps = {
  label: string;
  size: "md" | "lg";
  blocked: boolean;
  children: ReactNode;
  onStep: () => void;
  onHoldStep: () => void;
  onHoldEnd: () => void;
};

export function StepButton({ label, size, blocked, children, onStep, onHoldStep, onHoldEnd }: StepButtonProps) {
  const hold = useHold(onHoldStep, onHoldEnd);
  return (
    <button
      type="button"
      aria-label={label}
      // why: aria-disabled and not disabled, so that the focus is not lost when the bound is reached.
      aria-disabled={blocked || undefined}
      onClick={() => {
        if (!hold.swallowsClick() && !blocked) onStep();
      }}
      onContextMenu={(event) => event.preventDefault()}
      {...hold.handlers}
      onPointerDown={blocked ? undefined : hold.handlers.onPointerDown}
      className={classNames(
        "grid shrink-0 select-none place-items-center rounded-full text-sea transition-colors print:hidden",
        size === "lg" ? "size-14" : "size-11",
        blocked ? "cursor-not-allowed opacity-40" : "hover:bg-sea-soft active:bg-sea-soft",
      )}
    >
      {children}
    </button>
  );
}
