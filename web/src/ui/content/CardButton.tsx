import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

type CardButtonProps = ComponentProps<"button"> & { pressed: boolean };

/**
 * A name in a card that makes the whole card pressable. The card is `relative`; other buttons in it are `relative` too, to
 * lie above.
 */
export function CardButton({ pressed, className, ...rest }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(
        "max-w-full rounded-sm text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea focus-visible:after:outline-offset-2",
        className,
      )}
      {...rest}
    />
  );
}
