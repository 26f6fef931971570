import { Button, type ButtonProps } from "./Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

type IconButtonProps = Omit<ButtonProps, "size" | "aria-label" | "busyLabel" | "asChild"> & {
  /** What pressing does, in French: read aloud, and shown as a tooltip. */
  label: string;
};

export function IconButton({ label, variant = "quiet", ...rest }: IconButtonProps) {
  return (
    // why: without this, the tooltip would also describe the button, and the same words be read twice.
    <Tooltip content={label} aria-describedby={undefined}>
      <Button size="icon" variant={variant} aria-label={label} {...rest} />
    </Tooltip>
  );
}
