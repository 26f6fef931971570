import { Avatar as RadixAvatar } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

const sizes = { md: "size-11 text-sm", lg: "size-20 text-xl" };

type AvatarProps = Omit<ComponentProps<"span">, "children"> & {
  initials: string;
  src?: string | null | undefined;
  /** Whose picture it is; leave out where the name stands beside it. */
  name?: string;
  size?: keyof typeof sizes;
};

export function Avatar({ initials, src, name, size = "md", className, ...rest }: AvatarProps) {
  return (
    <RadixAvatar.Root
      className={classNames(
        "inline-grid overflow-hidden shrink-0 place-items-center rounded-full font-bold",
        src && "picture",
        sizes[size],
        className,
      )}
      {...rest}
    >
      {src && <RadixAvatar.Image src={src} alt={name ?? ""} className="size-full object-cover" />}
      <RadixAvatar.Fallback className="grid size-full place-items-center bg-sea text-on-sea">
        <span aria-hidden={name ? true : undefined}>{initials}</span>
        {name && <span className="sr-only">{name}</span>}
      </RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
