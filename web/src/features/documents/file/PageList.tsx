import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useEffect, useMemo } from "react";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import type { PagePicture } from "./page-picture.ts";

type PageListProps = {
  pages: readonly PagePicture[];
  disabled: boolean;
  onChange: (pages: readonly PagePicture[]) => void;
};

/** The pages that were photographed, in their order. */
export function PageList({ pages, disabled, onChange }: PageListProps) {
  const swap = (place: number, other: number) => {
    const [a, b] = [pages[place], pages[other]];
    if (a && b) onChange(pages.with(place, b).with(other, a));
  };
  return (
    <ol className="grid gap-2">
      {pages.map((page, place) => (
        <li key={page.id} className="flex items-center gap-2 rounded-sm bg-surface-2 p-2">
          <PageImage page={page} />
          <span className="min-w-0 flex-1 font-semibold text-sm tabular-nums">Page {place + 1}</span>
          <IconButton
            label={`Monter la page ${place + 1}`}
            disabled={disabled || place === 0}
            onClick={() => swap(place, place - 1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            label={`Descendre la page ${place + 1}`}
            disabled={disabled || place === pages.length - 1}
            onClick={() => swap(place, place + 1)}
          >
            <ArrowDown size={20} />
          </IconButton>
          <IconButton
            label={`Retirer la page ${place + 1}`}
            disabled={disabled}
            onClick={() => onChange(pages.filter(({ id }) => id !== page.id))}
          >
            <Trash2 size={20} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

function PageImage({ page }: { page: PagePicture }) {
  const address = useMemo(() => URL.createObjectURL(page.jpeg), [page]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" className="h-16 w-12 shrink-0 rounded-sm object-cover" />;
}
