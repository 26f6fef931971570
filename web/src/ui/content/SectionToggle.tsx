import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";

type SectionToggleProps = {
  title: string;
  level: "h2" | "h3";
  open: boolean;
  onToggle: () => void;
  count: number;
  /** What is counted, read aloud only: « articles ». */
  countLabel: string;
  icon?: ReactNode;
};

/** The heading of a Collapsible by itself, for lists that draw their content elsewhere (virtual ones). */
export function SectionToggle({ title, level: Level, open, onToggle, count, countLabel, icon }: SectionToggleProps) {
  const isSmall = Level === "h3";
  return (
    <Level>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className={classNames("flex w-full items-center gap-3 rounded-sm text-left", isSmall ? "min-h-11" : "min-h-12")}
      >
        {icon}
        <span className={classNames("min-w-0 break-words", isSmall ? "text-ink-2 text-sm" : "text-lg")}>{title}</span>
        <span className="rounded-full bg-surface-2 px-2.5 py-0.5 font-semibold text-ink-2 text-xs tabular-nums">
          {count}
          <span className="sr-only"> {countLabel}</span>
        </span>
        <ChevronDown
          size={isSmall ? 18 : 22}
          className={classNames("ml-auto shrink-0 text-ink-2 transition-transform", !open && "-rotate-90")}
        />
      </button>
    </Level>
  );
}
