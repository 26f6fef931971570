import type { ReactNode } from "react";
import type { MovedWork } from "./moving.ts";

type WorkRowProps = { title: string; works: readonly MovedWork[]; renderItem: (one: MovedWork) => ReactNode };

/** Works that stand on no day of the planning: late, or by hours that nothing foretells. */
export function WorkRow({ title, works, renderItem }: WorkRowProps) {
  if (works.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="font-semibold text-md">
        {title} <span className="text-ink-2 text-sm tabular-nums">({works.length})</span>
      </h3>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {works.map((one) => (
          <li key={one.work.id} className="min-w-0">
            {renderItem(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}
