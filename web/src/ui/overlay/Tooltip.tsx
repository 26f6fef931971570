import type { ReactNode } from "react";
import { TooltipPopup } from "./TooltipPopup.tsx";
import { useTooltip } from "./use-tooltip.ts";

/**
 * Words about what the pointer rests on or a key has reached. For the eye only: what they stand beside has a label of its own
 * for the ear.
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  const { anchor, stay, leave, handlers } = useTooltip();
  return (
    <>
      <span className="contents" {...handlers}>
        {children}
      </span>
      {anchor && (
        <TooltipPopup anchor={anchor} onPointerEnter={stay} onPointerLeave={leave}>
          {content}
        </TooltipPopup>
      )}
    </>
  );
}
