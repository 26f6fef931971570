import { Check } from "lucide-react";
import { useLayoutEffect } from "react";
import { useScreenfulFirst } from "../content/use-screenful-first.ts";
import { popupItemLook } from "../overlay/popup-look.ts";
import { classNames } from "../theme/class-names.ts";
import { OptionText } from "./OptionText.tsx";
import type { Option } from "./option.ts";

const SCREENFUL = 8;
/** Of two hundred, those out of sight cost nothing until they come into it. */
const OUT_OF_SIGHT = { containIntrinsicSize: "auto 3.5rem" };

type OptionListProps<V extends string> = {
  id: string;
  shown: readonly Option<V>[];
  chosen: Option<V> | undefined;
  active: number;
  setActive: (index: number) => void;
  choose: (option: Option<V>) => void;
  emptyText: string;
};

/** The list below a Select or Combobox. */
export function OptionList<V extends string>(list: OptionListProps<V>) {
  const drawn = useScreenfulFirst(SCREENFUL);
  const { active } = list;
  const first = Math.max(0, active - drawn);
  const activeId = `${list.id}-${active}`;
  // why again with the first: those before the active one come later, and would push it out of sight.
  useLayoutEffect(() => {
    if (first <= active) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [first, active, activeId]);
  if (list.shown.length === 0) return <p className="px-4 py-3 text-ink-2 text-sm">{list.emptyText}</p>;
  return (
    <div
      id={list.id}
      role="listbox"
      aria-label="Choix"
      tabIndex={-1}
      className="max-h-[min(22rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1.5"
      // why: the focus stays in the field; the list is walked through aria-activedescendant.
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.shown.slice(first, active + drawn).map((option, place) => {
        const index = first + place;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: its keys are those of the field
          <div
            key={option.value}
            id={`${list.id}-${index}`}
            role="option"
            aria-selected={option === list.chosen}
            aria-disabled={option.disabled || undefined}
            data-disabled={option.disabled || undefined}
            className={classNames(
              popupItemLook,
              "justify-between [content-visibility:auto]",
              index === active && "bg-sea-soft",
            )}
            style={OUT_OF_SIGHT}
            onPointerMove={() => list.setActive(index)}
            onClick={() => list.choose(option)}
          >
            <OptionText option={option} withNote />
            {option === list.chosen && <Check size={18} className="shrink-0 text-sea" />}
          </div>
        );
      })}
    </div>
  );
}
