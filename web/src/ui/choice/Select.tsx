import { ChevronsUpDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { controlLook } from "../form/control-look.ts";
import { useFieldControl } from "../form/field-context.ts";
import { classNames } from "../theme/class-names.ts";
import { ListPopup } from "./ListPopup.tsx";
import { OptionList } from "./OptionList.tsx";
import { OptionText } from "./OptionText.tsx";
import { type SelectChoice, useSelect } from "./use-select.ts";

type SelectProps<V extends string> = Omit<ComponentProps<"button">, keyof SelectChoice<V> | "children" | "type"> &
  SelectChoice<V> & {
    placeholder?: string;
    emptyText?: string;
  };

/**
 * One choice of a few.
 * why not Radix Select: while open it hides the page from screen readers but not from the keyboard (axe: aria-hidden-focus), injects
 * a <style>, and shows its placeholder for '', which our forms use for "none" (docs/decisions/021).
 */
export function Select<V extends string>({
  options,
  value,
  onValueChange,
  onOpen,
  placeholder = "Choisir",
  emptyText = "Aucun choix possible",
  onBlur,
  className,
  ...rest
}: SelectProps<V>) {
  const select = useSelect({ options, value, onValueChange, onOpen });
  const listId = useId();
  const activeId = select.isOpen && select.shown.length > 0 ? `${listId}-${select.active}` : undefined;
  const button = (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={select.isOpen}
      aria-controls={select.isOpen ? listId : undefined}
      aria-activedescendant={activeId}
      className={classNames(controlLook, "flex items-center justify-between gap-2", !select.chosen && "text-ink-2")}
      onClick={() => (select.isOpen ? select.close() : select.open())}
      onKeyDown={select.press}
      onBlur={(event) => {
        select.close();
        onBlur?.(event);
      }}
      {...useFieldControl(rest)}
    >
      {select.chosen ? <OptionText option={select.chosen} /> : <span className="truncate">{placeholder}</span>}
      <ChevronsUpDown size={18} className="shrink-0 text-ink-2" />
    </button>
  );
  return (
    <ListPopup isOpen={select.isOpen} onClose={select.close} control={button} className={className}>
      <OptionList id={listId} emptyText={emptyText} {...select} />
    </ListPopup>
  );
}
