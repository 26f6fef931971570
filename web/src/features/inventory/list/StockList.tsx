import { useMemo } from "react";
import { usePrinting } from "../../../ui/theme/use-printing.ts";
import type { ArticleActions } from "../articles/ArticleCard.tsx";
import { type ListSource, rowsOf, sectionsOf } from "./list-rows.ts";
import { StockRow } from "./StockRow.tsx";
import { useClosedSections } from "./use-closed-sections.ts";
import { VirtualRows } from "./VirtualRows.tsx";

/** Up to here every card exists, so that the browser's own search finds them all. */
const DRAWN_WHOLE = 300;
/** As many as fit, none narrower than 205 px: the same count that `useGrid` gives a virtual list. */
const FITTING = "grid-cols-[repeat(auto-fill,minmax(min(100%,205px),1fr))]";
const nothing: ReadonlySet<string> = new Set();

/** The inventory in sections. A long one is drawn only near the screen; paper always gets all of it, closed sections too. */
export function StockList({ source, ...actions }: ArticleActions & { source: ListSource }) {
  const { closed, toggle } = useClosedSections();
  const isPrinting = usePrinting();
  const sections = useMemo(() => sectionsOf(source), [source]);
  const isWhole = isPrinting || source.articles.length <= DRAWN_WHOLE;
  const shut = isPrinting ? nothing : closed;
  const shared = { source, onToggle: toggle, actions };
  if (!isWhole) return <VirtualRows sections={sections} closed={shut} {...shared} />;
  return (
    <div>
      {rowsOf(sections, shut, Number.POSITIVE_INFINITY).map((row) => (
        <StockRow key={row.key} row={row} grid={FITTING} {...shared} />
      ))}
    </div>
  );
}
