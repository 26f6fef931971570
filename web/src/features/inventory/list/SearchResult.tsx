import { type ReactNode, useEffect, useRef } from "react";
import { popupItemLook } from "../../../ui/overlay/popup-look.ts";
import { classNames } from "../../../ui/theme/class-names.ts";

type SearchResultProps = {
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
  nom: string;
  shelf: string;
  stock: string;
  signs: ReactNode;
};

export function SearchResult({ id, isActive, onPoint, onChoose, nom, shelf, stock, signs }: SearchResultProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: its keys are those of the field
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(popupItemLook, "justify-between", isActive && "bg-sea-soft")}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold leading-snug">{nom}</span>
        <span className="block truncate text-ink-2 text-xs">{shelf}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        {signs}
        <span className="text-ink-2 text-xs tabular-nums">{stock}</span>
      </span>
    </div>
  );
}
