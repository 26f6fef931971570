import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useMemo, useRef } from "react";
import { type ListRow, rowsOf, type Section } from "./list-rows.ts";
import { type RowContext, type RowLook, StockRow } from "./StockRow.tsx";
import { useGrid } from "./use-columns.ts";
import { headAt, headsOf } from "./virtual-heads.ts";

const ESTIMATES: Record<RowLook["kind"], { h2: number; h3: number; articles: number }> = {
  cards: { h2: 60, h3: 44, articles: 190 },
  lines: { h2: 48, h3: 44, articles: 57 },
  table: { h2: 48, h3: 44, articles: 53 },
};
const COLUMN_LOOKS = ["", "grid-cols-1", "grid-cols-2", "grid-cols-3", "grid-cols-4", "grid-cols-5"];
/** The first row of a table is that of its column heads, and rows are counted from 1. */
const ROWS_BEFORE = 2;

type VirtualRowsProps = RowContext & { sections: readonly Section[]; closed: ReadonlySet<string> };

/** Only what is near the screen exists, so that 5,000 articles scroll like 50. A section in sight has its head drawn, wherever that is. */
export function VirtualRows({ sections, closed, ...context }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { columns: fitting, top } = useGrid(list);
  const { kind } = context.look;
  const columns = kind === "cards" ? fitting : 1;
  const rows = useMemo(() => rowsOf(sections, closed, columns), [sections, closed, columns]);
  const heads = useMemo(() => headsOf(rows), [rows]);
  const sizeOf = (row: ListRow | undefined) =>
    row?.kind === "heading" ? ESTIMATES[kind][row.level] : ESTIMATES[kind].articles;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const head = headAt(heads, shown[0] ?? 0);
      return head === undefined || shown.includes(head) ? shown : [head, ...shown];
    },
    [heads],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => sizeOf(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    // why: asking an element for its height at once would lay out the page in the middle of the update.
    measureElement: (element, entry) =>
      entry?.borderBoxSize[0]?.blockSize ?? sizeOf(rows[Number(element.getAttribute("data-index"))]),
    overscan: 3,
    scrollMargin: top,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const sectionOf = ({ index }: VirtualItem) => headAt(heads, index) ?? 0;
  const placed = virtualizer.measurementsCache;
  const total = virtualizer.getTotalSize();

  const drawRow = ({ key, index, start }: VirtualItem, from: number) => {
    const row = rows[index];
    if (!row) return null;
    const isHead = index === from;
    return (
      <div
        key={key}
        ref={virtualizer.measureElement}
        data-index={index}
        className={isHead ? "section-head" : "absolute inset-x-0 top-0"}
        style={isHead ? undefined : { transform: `translateY(${start - (placed[from]?.start ?? 0)}px)` }}
      >
        <StockRow row={row} grid={COLUMN_LOOKS[columns] ?? ""} rowIndex={index + ROWS_BEFORE} {...context} />
      </div>
    );
  };

  return (
    <div ref={list} className="relative" style={{ height: total }}>
      {[...new Set(items.map(sectionOf))].map((from) => {
        const start = (placed[from]?.start ?? top) - top;
        const next = heads[heads.indexOf(from) + 1];
        const end = next === undefined ? total : (placed[next]?.start ?? top) - top;
        return (
          <div
            key={rows[from]?.key}
            data-section=""
            role={kind === "table" ? "rowgroup" : undefined}
            // why no transform: what stays in place within it is placed by where it lies, and not by where it is drawn.
            className="absolute inset-x-0"
            style={{ top: start, height: end - start }}
          >
            {items.filter((item) => sectionOf(item) === from).map((item) => drawRow(item, from))}
          </div>
        );
      })}
    </div>
  );
}
