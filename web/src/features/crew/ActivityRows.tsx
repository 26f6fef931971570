import { type Activity, activitySentence } from "@bosco/domain/crew";
import { frenchMoment, momentAgo } from "@bosco/domain/french";
import { useToday } from "../../data/today.ts";
import { useGrowingCount } from "../../ui/content/use-growing-count.ts";

/** Who, when and what, the newest first. */
export function ActivityRows({ rows }: { rows: readonly Activity[] }) {
  const today = useToday();
  const { count, end } = useGrowingCount(rows.length);
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.slice(0, count).map((row) => (
          <li key={row.id} className="py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="min-w-0 break-words font-semibold">{row.auteur}</span>
              <time dateTime={row.created_at} title={frenchMoment(row.created_at)} className="text-ink-2 tabular-nums">
                {momentAgo(row.created_at, today)}
              </time>
            </p>
            <p className="break-words">{activitySentence(row)}</p>
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
