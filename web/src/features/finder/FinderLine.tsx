import {
  Archive,
  BookOpen,
  FileText,
  ListChecks,
  type LucideIcon,
  Package,
  Sailboat,
  ShoppingBasket,
  Wrench,
  Zap,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { popupItemLook } from "../../ui/overlay/popup-look.ts";
import { classNames } from "../../ui/theme/class-names.ts";
import type { FinderKind, FinderOption } from "./finder-options.ts";

const icons: Record<FinderKind, LucideIcon> = {
  boats: Sailboat,
  articles: Package,
  spaces: Archive,
  maintenances: Wrench,
  papers: FileText,
  lists: ShoppingBasket,
  checklists: ListChecks,
  sheets: BookOpen,
  actions: Zap,
};

/** Walked to, it stands below the field that stays in place, and its heading with it. */
const IN_SIGHT = { scrollMarginBlock: "7rem 1rem" };

type FinderLineProps = {
  id: string;
  option: FinderOption;
  isActive: boolean;
  /** Keys led to it: it may be out of sight. */
  isWalkedTo: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One thing that was found. */
export function FinderLine({ id, option, isActive, isWalkedTo, onPoint, onChoose }: FinderLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWalkedTo) line.current?.scrollIntoView({ block: "nearest" });
  }, [isWalkedTo]);
  const Icon = icons[option.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: its keys are those of the field
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      style={IN_SIGHT}
      className={classNames(popupItemLook, isActive && "bg-sea-soft", option.isFurther && "pl-11")}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {!option.isFurther && <Icon size={20} aria-hidden="true" className="shrink-0 text-sea-strong" />}
      <span className="min-w-0">
        <span className={option.isFurther ? "sr-only" : "wrap-anywhere block font-semibold leading-snug"}>
          {option.title}{" "}
        </span>
        {option.detail && <span className="wrap-anywhere block text-ink-2 text-sm">{option.detail}</span>}
      </span>
    </div>
  );
}
