import type { ReactNode } from "react";

/** A key of the keyboard, as it is written on it. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="whitespace-nowrap rounded-sm border border-line bg-surface-2 px-2 py-0.5 font-sans font-semibold text-ink-2 text-xs">
      {children}
    </kbd>
  );
}
