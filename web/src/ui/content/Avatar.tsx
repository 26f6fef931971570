import { type ComponentProps, useState } from "react";
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
  const [loaded, setLoaded] = useState<string>();
  const isShown = Boolean(src) && loaded === src;
  return (
    <span
      className={classNames(
        "inline-grid overflow-hidden shrink-0 place-items-center rounded-full font-bold",
        src && "picture",
        sizes[size],
        className,
      )}
      {...rest}
    >
      {src && (
        <img
          src={src}
          alt={name ?? ""}
          // why behind until then: the initials stand for a picture that is on its way, or never comes.
          hidden={!isShown}
          onLoad={() => setLoaded(src)}
          className="size-full object-cover"
        />
      )}
      {!isShown && (
        <span className="grid size-full place-items-center bg-sea text-on-sea">
          <span aria-hidden={name ? true : undefined}>{initials}</span>
          {name && <span className="sr-only">{name}</span>}
        </span>
      )}
    </span>
  );
}
