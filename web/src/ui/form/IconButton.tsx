import { useId } from "react";
import { Tooltip } from "../overlay/Tooltip.tsx";
import { classNames } from "../theme/class-names.ts";
import { Button, type ButtonProps } from "./Button.tsx";

type IconButtonProps = Omit<ButtonProps, "size" | "aria-label" | "busyLabel" | "asChild"> & {
  /** What pressing does, in French: read aloud, and shown as a tooltip. */
  label: string;
  /** Why it is off. It stays reachable, so that the reason can be read and heard. */
  offReason?: string | undefined;
};

export function IconButton({ label, offReason, variant = "quiet", className, onClick, ...rest }: IconButtonProps) {
  const reasonId = useId();
  const off = offReason
    ? { "aria-disabled": true, className: classNames("cursor-not-allowed opacity-50 hover:bg-transparent", className) }
    : { onClick, className };
  return (
    <>
      <Tooltip content={offReason ?? label}>
        <Button
          size="icon"
          variant={variant}
          aria-label={label}
          aria-describedby={offReason && reasonId}
          {...off}
          {...rest}
        />
      </Tooltip>
      {offReason && (
        <span id={reasonId} className="sr-only">
          {offReason}
        </span>
      )}
    </>
  );
}
