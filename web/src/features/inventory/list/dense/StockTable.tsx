import type { ArticleSort } from "@bosco/domain/inventory";
import type { ReactNode } from "react";
import type { RowLook } from "../StockRow.tsx";
import { TableHead } from "./TableHead.tsx";

type StockTableProps = {
  look: Extract<RowLook, { kind: "table" }>;
  onSort: (sort: ArticleSort) => void;
  /** How many rows there are, where not all are drawn. */
  rowCount: number | undefined;
  children: ReactNode;
};

/** The frame of the desk's table: its column heads stay, and its sections' heads below them. */
export function StockTable({ look, onSort, rowCount, children }: StockTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's rows cannot be placed one by one, and its section heads would not stay
    <div role="table" aria-label="Articles" aria-rowcount={rowCount} className="stock-list stock-table mt-3">
      <TableHead columns={look.columns} sort={look.sort} onSort={onSort} rowIndex={rowCount && 1} />
      {children}
    </div>
  );
}
