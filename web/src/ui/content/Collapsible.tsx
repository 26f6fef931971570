import { ChevronDown } from "lucide-react";
import { Collapsible as RadixCollapsible } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";

type CollapsibleProps = Omit<ComponentProps<typeof RadixCollapsible.Root>, "title"> & {
  title: string;
  count?: number;
  icon?: ReactNode;
  /** Beside the arrow, such as a badge. */
  end?: ReactNode;
  level?: "h2" | "h3" | "h4";
  /** A title of its own below another heading: as large as an h2. */
  isTitle?: boolean;
};

export function Collapsible({
  title,
  count,
  icon,
  end,
  level: Heading = "h2",
  isTitle = Heading === "h2",
  defaultOpen = true,
  children,
  ...rest
}: CollapsibleProps) {
  return (
    <RadixCollapsible.Root defaultOpen={defaultOpen} {...rest}>
      <Heading>
        <RadixCollapsible.Trigger className="group flex min-h-12 w-full items-center gap-3 rounded-sm text-left max-sm:gap-2">
          {icon}
          <span className={classNames("min-w-0", isTitle ? "text-md sm:text-lg" : "text-ink-2 text-sm")}>{title}</span>
          {count !== undefined && (
            <span className="rounded-full bg-surface-2 px-2.5 py-0.5 font-semibold text-ink-2 text-xs tabular-nums">
              {count}
            </span>
          )}
          <span className="ml-auto flex shrink-0 items-center gap-2">
            {end}
            <ChevronDown
              size={isTitle ? 22 : 18}
              className="text-ink-2 transition-transform group-data-[state=closed]:-rotate-90"
            />
          </span>
        </RadixCollapsible.Trigger>
      </Heading>
      <RadixCollapsible.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        {/* why: what is clipped while it unfolds must leave room for focus rings and shadows. */}
        <div className="-mx-1 px-1 pt-2 pb-4">{children}</div>
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}
