import { type ArticleSort, type ArticleSortKey, pressedSort } from "@bosco/domain/inventory";
import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../../../../ui/theme/class-names.ts";
import { COLUMNS, tableRowLook, templateOf } from "./columns.ts";

type TableHeadProps = {
  columns: readonly ArticleSortKey[];
  sort: ArticleSort;
  onSort: (sort: ArticleSort) => void;
  rowIndex: number | undefined;
};

/** The heads of the columns; each sorts by its own, and pressed again the other way round. */
export function TableHead({ columns, sort, onSort, rowIndex }: TableHeadProps) {
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tr stands in a table only, and this one is none
    <div role="rowgroup" className="section-head table-head">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as the rows below it */}
      <div
        role="row"
        aria-rowindex={rowIndex}
        className={classNames(tableRowLook, "h-11 text-ink-2 text-xs")}
        style={{ gridTemplateColumns: templateOf(columns) }}
      >
        {columns.map((column) => {
          const isSorted = sort.by === column;
          return (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the button in it takes the focus
            <div
              key={column}
              role="columnheader"
              aria-sort={isSorted ? (sort.descending ? "descending" : "ascending") : undefined}
              className={classNames("flex min-w-0", COLUMNS[column].isNumber && "justify-end pr-2")}
            >
              <button
                type="button"
                onClick={() => onSort(pressedSort(sort, column))}
                className={classNames(
                  "-mx-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 font-semibold transition-colors hover:text-ink",
                  isSorted && "text-sea-strong",
                )}
              >
                {COLUMNS[column].label}
                {isSorted && <Arrow size={14} aria-hidden="true" />}
              </button>
            </div>
          );
        })}
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: nothing to press in it */}
        <div role="columnheader">
          <span className="sr-only">Actions</span>
        </div>
      </div>
    </div>
  );
}
