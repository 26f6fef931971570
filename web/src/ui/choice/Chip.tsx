import { Toggle } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";
import { chipLook } from "./chip-look.ts";

/** One filter, on or off: `<Chip pressed={onlyLate} onPressedChange={setOnlyLate}>En retard</Chip>` */
export function Chip({ className, ...rest }: ComponentProps<typeof Toggle.Root>) {
  return <Toggle.Root className={classNames(chipLook, className)} {...rest} />;
}
