import { LoaderCircle } from "lucide-react";
import { type ComponentProps, cloneElement, isValidElement } from "react";
import { classNames } from "../theme/class-names.ts";

const variants = {
  // why a border of no colour: where colours are forced there is no other sign of a button.
  primary: "border border-transparent bg-sea text-on-sea hover:bg-sea-strong",
  secondary: "border border-control bg-surface text-ink hover:bg-surface-2",
  quiet: "text-sea hover:bg-sea-soft",
  danger: "border border-transparent bg-flag text-on-flag hover:bg-late",
  "danger-quiet": "text-late hover:bg-late-soft",
};

const sizes = {
  md: "min-h-11 gap-2 px-5 py-2 text-sm",
  lg: "min-h-14 gap-2.5 px-7 py-3 text-md",
  icon: "size-11 shrink-0",
};

export type ButtonProps = ComponentProps<"button"> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Something runs: the button shows it and lets no second press through, but keeps the focus. */
  busy?: boolean;
  busyLabel?: string;
  /** The child (a link) takes the button's looks. */
  asChild?: boolean;
};

export function Button({
  variant = "primary",
  size = "md",
  busy = false,
  busyLabel,
  asChild,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classNames(
    "inline-flex select-none items-center justify-center rounded-full text-center font-semibold leading-tight transition-colors",
    // why: on paper there is nothing to press.
    "disabled:cursor-not-allowed disabled:opacity-50 print:hidden [&_svg]:shrink-0",
    busy && "cursor-progress",
    variants[variant],
    sizes[size],
    className,
  );
  if (asChild && isValidElement<ComponentProps<"a">>(children)) {
    return cloneElement(children, { ...rest, className: classNames(look, children.props.className) } as object);
  }
  const hold: ComponentProps<"button"> = busy
    ? { "aria-disabled": true, "aria-busy": true, onClick: (event) => event.preventDefault() }
    : {};
  return (
    <button type="button" className={look} {...rest} {...hold}>
      {busy && <LoaderCircle size={size === "lg" ? 22 : 18} className="animate-spin" />}
      {busy ? (busyLabel ?? (size !== "icon" && children)) : children}
    </button>
  );
}
