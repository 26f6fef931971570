import { Tooltip as RadixTooltip } from "radix-ui";
import type { ComponentProps, FocusEvent, ReactNode } from "react";

/** Once, around the application: the delays of all tooltips (specification: 700 ms, 300 ms between two). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = Omit<ComponentProps<typeof RadixTooltip.Trigger>, "content"> & {
  content: ReactNode;
  side?: ComponentProps<typeof RadixTooltip.Content>["side"];
};

export function Tooltip({ content, side, children, ...rest }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild onFocus={stayShutUnlessReached} {...rest}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-sm border border-control bg-surface px-2.5 py-1.5 text-ink text-xs shadow-high"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/**
 * Only a key press that moves the focus shows a tooltip. Focus handed over by a dialog that opens or closes does not: the
 * tooltip would take the next Escape.
 */
function stayShutUnlessReached(event: FocusEvent) {
  if (event.relatedTarget === null || !event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
