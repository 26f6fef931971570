import { fold, matchesWords } from "@bosco/domain/french";
import { type KeyboardEvent, useState } from "react";
import type { Option } from "./option.ts";

export type ComboboxChoice<V extends string> = {
  options: readonly Option<V>[];
  value: V | "" | undefined;
  onValueChange: (value: V | "") => void;
  /** Which options stay while typing. By default all words typed, in any order, whatever their accents. */
  filter?: (option: Option<V>, typed: string) => boolean;
};

const byWords = (option: Option, typed: string) => matchesWords(`${option.label} ${option.description ?? ""}`, typed);

/** What an ARIA 1.2 editable combobox with a list popup remembers, and what its keys do. */
export function useCombobox<V extends string>({ options, value, onValueChange, filter = byWords }: ComboboxChoice<V>) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);

  const chosen = options.find((option) => option.value === value);
  const shown = typed ? options.filter((option) => filter(option, typed)) : options;

  const open = () => {
    setIsOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: Option<V>) => {
    if (option.disabled) return;
    onValueChange(option.value);
    setTyped(null);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(text === "" ? -1 : 0);
  };
  const leave = () => {
    const exact = typed && options.find((option) => fold(option.label) === fold(typed.trim()));
    if (typed === "" && value) onValueChange("");
    if (exact && exact.value !== value) onValueChange(exact.value);
    setTyped(null);
    close();
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const count = shown.length;
    if (count === 0) return;
    const start = active === -1 && step === -1 ? 0 : active;
    setActive((start + step + count) % count);
  };
  const press = (event: KeyboardEvent) => {
    const option = isOpen ? shown[active] : undefined;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp" && event.altKey) close();
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && option) choose(option);
    // why: who has typed and presses Enter means the list, not the form around it.
    else if (event.key !== "Enter" || !isOpen || !typed) return;
    event.preventDefault();
  };

  return {
    isOpen,
    active,
    shown,
    chosen,
    text: typed ?? chosen?.label ?? "",
    open,
    close,
    choose,
    type,
    leave,
    press,
    setActive,
  };
}
