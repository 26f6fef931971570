import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { type ArticleActions, ArticleCard } from "./ArticleCard.tsx";
import { type ListRow, type ListSource, rowsOf, sectionsOf } from "./list-rows.ts";
import { SectionHeading } from "./SectionHeading.tsx";
import { useClosedSections } from "./use-closed-sections.ts";
import { useGrid } from "./use-columns.ts";

const ESTIMATES = { h2: 64, h3: 44, cards: 190 };
const COLUMN_LOOKS = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4", "grid-cols-5"];

/** The inventory in sections. Only what is near the screen exists, so that 5,000 articles scroll like 50. */
export function StockList({ source, ...actions }: ArticleActions & { source: ListSource }) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = useGrid(list);
  const { closed, toggle } = useClosedSections();
  const sections = useMemo(() => sectionsOf(source), [source]);
  const rows = useMemo(() => rowsOf(sections, closed, columns), [sections, closed, columns]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => sizeOf(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    // why: asking an element for its height at once would lay out the page in the middle of the update.
    measureElement: (element, entry) =>
      entry?.borderBoxSize[0]?.blockSize ?? sizeOf(rows[Number(element.getAttribute("data-index"))]),
    overscan: 3,
    scrollMargin: top,
  });
  return (
    <div ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row.kind === "heading" ? (
                <SectionHeading row={row} onToggle={toggle} />
              ) : (
                <div className={`grid gap-3 pb-3 ${COLUMN_LOOKS[columns]}`}>
                  {row.articles.map((article) => (
                    <ArticleCard
                      key={article.id}
                      article={article}
                      place={source.places.get(article.espace_stockage_id ?? "")}
                      today={source.today}
                      {...actions}
                    />
                  ))}
                </div>
              )}
            </div>
          )
        );
      })}
    </div>
  );
}

function sizeOf(row: ListRow | undefined): number {
  if (!row || row.kind === "cards") return ESTIMATES.cards;
  return ESTIMATES[row.level];
}
