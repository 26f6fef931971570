import type { ReactNode } from "react";

/** The gutters and the width that every page of a signed-in reader shares with the bars around it. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">{children}</div>;
}
