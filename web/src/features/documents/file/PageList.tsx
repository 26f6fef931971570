import { counted } from "@bosco/domain/french";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { announce } from "../../../ui/form/announce.ts";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import type { PagePicture } from "./page-picture.ts";

type PageListProps = {
  pages: readonly PagePicture[];
  disabled: boolean;
  onChange: (pages: readonly PagePicture[]) => void;
};

/** The pages that were photographed, in their order. */
export function PageList({ pages, disabled, onChange }: PageListProps) {
  const list = useRef<HTMLOListElement>(null);

  function change(next: readonly PagePicture[], said: string, place: number, control: string) {
    const field = list.current?.closest("fieldset");
    onChange(next);
    announce(said);
    // why: the page is put elsewhere or goes, and what is moved or gone loses the focus.
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.min(place, next.length - 1)];
      const same = row?.querySelector<HTMLButtonElement>(`[data-control="${control}"]:enabled`);
      // why the other arrow then: pressed once too often, it must not be the button that takes a page away.
      const near = same ?? row?.querySelector<HTMLElement>("[data-control]:enabled");
      // why: with its last page the list goes too.
      (near ?? field?.querySelector<HTMLElement>("button:enabled"))?.focus();
    });
  }

  const swap = (place: number, other: number, control: string) => {
    const [a, b] = [pages[place], pages[other]];
    if (a && b)
      change(
        pages.with(place, b).with(other, a),
        `Page ${place + 1}\u00a0: maintenant page ${other + 1} sur ${pages.length}`,
        other,
        control,
      );
  };
  const remove = (place: number) =>
    change(
      pages.toSpliced(place, 1),
      `Page ${place + 1} retirée. Il ${pages.length > 1 ? `reste ${counted(pages.length - 1, "page")}` : "n’en reste aucune"}.`,
      place,
      "retirer",
    );
  return (
    <ol ref={list} className="grid gap-2">
      {pages.map((page, place) => (
        <li key={page.id} className="flex items-center gap-2 rounded-sm bg-surface-2 p-2">
          <PageImage page={page} />
          <span className="min-w-0 flex-1 font-semibold text-sm tabular-nums">Page {place + 1}</span>
          <IconButton
            label={`Monter la page ${place + 1}`}
            data-control="monter"
            disabled={disabled || place === 0}
            onClick={() => swap(place, place - 1, "monter")}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            label={`Descendre la page ${place + 1}`}
            data-control="descendre"
            disabled={disabled || place === pages.length - 1}
            onClick={() => swap(place, place + 1, "descendre")}
          >
            <ArrowDown size={20} />
          </IconButton>
          <IconButton
            label={`Retirer la page ${place + 1}`}
            data-control="retirer"
            disabled={disabled}
            // why: a key that is held down takes one page, not all of them.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => remove(place)}
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
