import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";

type CardProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "li";
  /** Chosen among its neighbours. */
  selected?: boolean;
  /** Something runs on it: dimmed, and nothing in it can be pressed. */
  busy?: boolean;
};

export function Card({ as = "div", selected = false, busy = false, className, ...rest }: CardProps) {
  // why: the four elements take the same props; TypeScript compares their refs and would refuse.
  const Element = as as "div";
  return (
    <Element
      aria-busy={busy || undefined}
      inert={busy}
      className={classNames(
        "min-w-0 rounded-lg border bg-surface p-5 shadow-card transition-opacity",
        selected ? "border-sea ring-1 ring-sea" : "border-line",
        busy && "opacity-60",
        className,
      )}
      {...rest}
    />
  );
}

type CardHeaderProps = Omit<ComponentProps<"div">, "title"> & {
  title: string;
  level?: "h2" | "h3";
  icon?: ReactNode;
  /** A badge or a button at the other end. */
  end?: ReactNode;
};

export function CardHeader({ title, level: Heading = "h2", icon, end, className, ...rest }: CardHeaderProps) {
  return (
    <div
      className={classNames("mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2", className)}
      {...rest}
    >
      <div className="flex min-w-0 items-center gap-2.5">
        {icon}
        <Heading className="min-w-0 text-lg">{title}</Heading>
      </div>
      {end}
    </div>
  );
}
