import { ChevronsUpDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { TextInput } from "../form/TextInput.tsx";
import { ListPopup } from "./ListPopup.tsx";
import { OptionList } from "./OptionList.tsx";
import { type ComboboxChoice, useCombobox } from "./use-combobox.ts";

type ComboboxProps<V extends string> = Omit<ComponentProps<"input">, keyof ComboboxChoice<V> | "type"> &
  ComboboxChoice<V> & {
    emptyText?: string;
    /** What is being typed, to fetch the options elsewhere. */
    onTyped?: (text: string) => void;
  };

/** A choice among many, found by typing. Text that names no option is dropped on leaving; emptied text means none. */
export function Combobox<V extends string>({
  options,
  value,
  onValueChange,
  filter,
  emptyText = "Aucun résultat",
  onTyped,
  onBlur,
  className,
  ...rest
}: ComboboxProps<V>) {
  const box = useCombobox({ options, value, onValueChange, filter });
  const listId = useId();
  const activeId = box.isOpen && box.active >= 0 ? `${listId}-${box.active}` : undefined;
  const input = (
    <>
      <TextInput
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? listId : undefined}
        aria-activedescendant={activeId}
        value={box.text}
        onChange={(event) => {
          box.type(event.target.value);
          onTyped?.(event.target.value);
        }}
        onKeyDown={box.press}
        onClick={box.open}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          box.leave();
          onBlur?.(event);
        }}
        end={<ChevronsUpDown size={18} className="pointer-events-none mr-3.5 text-ink-2" />}
        {...rest}
      />
      <p role="status" className="sr-only">
        {box.isOpen && (box.shown.length === 0 ? emptyText : `${box.shown.length} choix`)}
      </p>
    </>
  );
  return (
    <ListPopup isOpen={box.isOpen} onClose={box.close} control={input} className={className}>
      <OptionList id={listId} emptyText={emptyText} {...box} />
    </ListPopup>
  );
}
