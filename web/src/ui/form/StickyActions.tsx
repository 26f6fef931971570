import type { ReactNode } from "react";
import "./sticky-actions.css";

/** The buttons of a long page, in sight below what scrolls; on a phone above the bar at the bottom. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-actions mt-6 flex flex-wrap justify-end gap-3 max-sm:[&>:not([role=status])]:flex-1">
      {children}
    </div>
  );
}
