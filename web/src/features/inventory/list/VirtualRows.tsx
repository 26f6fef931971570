import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { type ListRow, rowsOf, type Section } from "./list-rows.ts";
import { type RowContext, StockRow } from "./StockRow.tsx";
import { useGrid } from "./use-columns.ts";

const ESTIMATES = { h2: 64, h3: 44, cards: 190 };
const COLUMN_LOOKS = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4", "grid-cols-5"];

type VirtualRowsProps = RowContext & { sections: readonly Section[]; closed: ReadonlySet<string> };

/** Only what is near the screen exists, so that 5,000 articles scroll like 50. */
export function VirtualRows({ sections, closed, ...context }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = useGrid(list);
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
              <StockRow row={row} grid={COLUMN_LOOKS[columns] ?? ""} {...context} />
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
