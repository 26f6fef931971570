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
};

export function Collapsible({
  title,
  count,
  icon,
  end,
  level: Heading = "h2",
  defaultOpen = true,
  children,
  ...rest
}: CollapsibleProps) {
  const isSmall = Heading !== "h2";
  return (
    <RadixCollapsible.Root defaultOpen={defaultOpen} {...rest}>
      <Heading>
        <RadixCollapsible.Trigger className="group flex min-h-12 w-full items-center gap-3 rounded-sm text-left">
          {icon}
          <span className={classNames("min-w-0", isSmall ? "text-ink-2 text-sm" : "text-lg")}>{title}</span>
          {count !== undefined && (
            <span className="rounded-full bg-surface-2 px-2.5 py-0.5 font-semibold text-ink-2 text-xs tabular-nums">
              {count}
            </span>
          )}
          <span className="ml-auto flex shrink-0 items-center gap-3">
            {end}
            <ChevronDown
              size={isSmall ? 18 : 22}
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
