import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** What a reader must not miss in a long text. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded bg-sea-soft p-4 text-ink">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
