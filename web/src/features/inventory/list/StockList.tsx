import type { ArticleSort } from "@bosco/domain/inventory";
import { useMemo } from "react";
import { useMediaQuery } from "../../../ui/theme/use-media-query.ts";
import { usePrinting } from "../../../ui/theme/use-printing.ts";
import type { ArticleActions } from "../articles/ArticleCard.tsx";
import { shownColumns } from "./dense/columns.ts";
import { StockTable } from "./dense/StockTable.tsx";
import { type ListChoice, sortOf } from "./list-choice.ts";
import { denseSections, type ListSource, rowsOf, type Section, sectionsOf } from "./list-rows.ts";
import { type RowContext, type RowLook, StockRow } from "./StockRow.tsx";
import { useClosedSections } from "./use-closed-sections.ts";
import { VirtualRows } from "./VirtualRows.tsx";
import "./list.css";

/** Up to here every article exists, so that the browser's own search finds them all. */
const DRAWN_WHOLE = 300;
/** As many as fit, none narrower than 205 px: the same count that `useGrid` gives a virtual list. */
const FITTING = "grid-cols-[repeat(auto-fill,minmax(min(100%,205px),1fr))]";
const nothing: ReadonlySet<string> = new Set();

type StockListProps = ArticleActions & {
  source: ListSource;
  choice: ListChoice;
  onSort: (sort: ArticleSort) => void;
};

/** The inventory in sections. A long one is drawn only near the screen; paper always gets all of it, closed sections too. */
export function StockList({ source, choice, onSort, ...actions }: StockListProps) {
  const { closed, toggle } = useClosedSections();
  const isPrinting = usePrinting();
  const look = useRowLook(choice, isPrinting);
  const sections = useMemo(
    () => (look.kind === "cards" ? sectionsOf(source) : denseSections(source, look.sort)),
    [source, look],
  );
  const isWhole = isPrinting || source.articles.length <= DRAWN_WHOLE;
  const shared = { source, look, onToggle: toggle, actions, sections, closed: isPrinting ? nothing : closed };
  // why keyed: heights measured of one look are not those of another.
  const rows = isWhole ? <WholeRows {...shared} /> : <VirtualRows key={look.kind} {...shared} />;
  if (look.kind === "cards") return <div className="stock-list">{rows}</div>;
  if (look.kind === "lines") return <div className="stock-list mt-3">{rows}</div>;
  const count = isWhole ? undefined : rowsOf(sections, closed, 1).length + 1;
  return (
    <StockTable look={look} onSort={onSort} rowCount={count}>
      {rows}
    </StockTable>
  );
}

function useRowLook({ view, sort, grouping, hidden }: ListChoice, isPrinting: boolean): RowLook {
  // why not on paper: it is no wider than a tablet.
  const isWide = useMediaQuery("(min-width: 64rem)") && !isPrinting;
  return useMemo(() => {
    if (view === "cartes") return { kind: "cards" };
    const order = sortOf({ sort, grouping });
    return isWide ? { kind: "table", sort: order, columns: shownColumns(hidden) } : { kind: "lines", sort: order };
  }, [view, sort, grouping, hidden, isWide]);
}

type WholeRowsProps = RowContext & { sections: readonly Section[]; closed: ReadonlySet<string> };

function WholeRows({ sections, closed, ...context }: WholeRowsProps) {
  return sections.map((section) => (
    <div key={section.key} data-section="" role={context.look.kind === "table" ? "rowgroup" : undefined}>
      {rowsOf([section], closed, Number.POSITIVE_INFINITY).map((row, index) => (
        <div key={row.key} className={index === 0 ? "section-head" : undefined}>
          <StockRow row={row} grid={FITTING} {...context} />
        </div>
      ))}
    </div>
  ));
}
