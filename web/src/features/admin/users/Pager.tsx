import { frenchNumber, plural } from "@bosco/domain/french";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { PAGE_SIZE } from "../queries.ts";

type PagerProps = { page: number; total: number; onPage: (page: number) => void };

export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const count = `${frenchNumber(total)} ${plural(total, "compte")}`;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <p role="status" className="text-ink-2 text-sm tabular-nums">
        {count}, page {page} sur {pages}
      </p>
      <div className="flex gap-1">
        <IconButton label="Page précédente" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={22} />
        </IconButton>
        <IconButton label="Page suivante" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight size={22} />
        </IconButton>
      </div>
    </nav>
  );
}
