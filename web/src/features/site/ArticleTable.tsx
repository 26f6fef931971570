import type { ReactNode } from "react";
import { classNames } from "../../ui/theme/class-names.ts";

interface ArticleTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Cells of a word or two fit side by side even on a phone. */
  hasShortCells?: boolean;
}

/**
 * A table inside an article. On a phone each row becomes a small card whose cells carry their column's name.
 * why: cells of whole sentences cannot be read in a table that scrolls sideways, as ui/Table does.
 */
export function ArticleTable({ caption, columns, rows, hasShortCells = false }: ArticleTableProps) {
  const stacks = !hasShortCells;
  return (
    <table className={classNames("w-full border-collapse text-left text-sm", stacks && "max-sm:block")}>
      <caption className="sr-only">{caption}</caption>
      <thead className={classNames(stacks && "max-sm:sr-only")}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-line border-b py-2 pr-4 font-semibold text-ink">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classNames(stacks && "max-sm:flex max-sm:flex-col max-sm:gap-3")}>
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className={classNames(
              "border-line border-b align-top",
              stacks &&
                "max-sm:flex max-sm:flex-col max-sm:gap-2 max-sm:rounded max-sm:border max-sm:bg-surface max-sm:p-4",
            )}
          >
            <th
              scope="row"
              className={classNames("py-2.5 pr-4 font-semibold text-ink sm:w-1/3", stacks && "max-sm:p-0")}
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={columns[index + 1]}
                className={classNames(
                  "py-2.5 pr-4",
                  stacks &&
                    "max-sm:p-0 max-sm:before:block max-sm:before:text-ink-3 max-sm:before:text-xs max-sm:before:content-[attr(data-label)]",
                )}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
