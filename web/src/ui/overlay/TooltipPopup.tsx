import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";

const GAP = 6;
const EDGE = 8;

type TooltipPopupProps = ComponentProps<"div"> & { anchor: Element };

/** Above what it is about, or below where there is no room; never beyond the screen. */
export function TooltipPopup({ anchor, ...rest }: TooltipPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!popup.current) return;
    const about = anchor.getBoundingClientRect();
    const own = popup.current.getBoundingClientRect();
    const above = about.top - GAP - own.height;
    const left = about.left + (about.width - own.width) / 2;
    const furthest = document.documentElement.clientWidth - EDGE - own.width;
    popup.current.style.top = `${above < EDGE ? about.bottom + GAP : above}px`;
    popup.current.style.left = `${Math.max(EDGE, Math.min(left, furthest))}px`;
  });
  return createPortal(
    <div
      ref={popup}
      role="tooltip"
      className="fixed z-50 max-w-64 animate-fade-in rounded-sm border border-control bg-surface px-2.5 py-1.5 text-ink text-xs shadow-high"
      {...rest}
    />,
    document.body,
  );
}
