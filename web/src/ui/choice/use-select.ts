import { fold } from "@bosco/domain/french";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Option } from "./option.ts";

export type SelectChoice<V extends string> = {
  options: readonly Option<V>[];
  value: V | "" | undefined;
  onValueChange: (value: V) => void;
  /** When the list opens, by press or key. */
  onOpen?: (() => void) | undefined;
};

const page = 10;
const pauseBetweenWords = 700;

/** What an ARIA 1.2 select-only combobox remembers, and what its keys do. */
export function useSelect<V extends string>({ options, value, onValueChange, onOpen }: SelectChoice<V>) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = useRef({ text: "", at: 0 });

  const chosenIndex = options.findIndex((option) => option.value === value);
  const chosen = options[chosenIndex];
  const last = options.length - 1;

  const open = (index = Math.max(chosenIndex, 0)) => {
    if (!isOpen) onOpen?.();
    setIsOpen(true);
    setActive(Math.min(index, last));
  };
  const close = () => setIsOpen(false);
  const choose = (option: Option<V> | undefined) => {
    if (option?.disabled) return;
    if (option && option.value !== value) onValueChange(option.value);
    close();
  };
  const find = (event: KeyboardEvent) => {
    const isNewWord = event.timeStamp - typed.current.at > pauseBetweenWords;
    typed.current = { text: (isNewWord ? "" : typed.current.text) + fold(event.key), at: event.timeStamp };
    const found = options.findIndex((option) => fold(option.label).startsWith(typed.current.text));
    open(found === -1 ? Math.max(active, 0) : found);
  };
  const press = (event: KeyboardEvent) => {
    const isSpelling = event.timeStamp - typed.current.at <= pauseBetweenWords && typed.current.text !== "";
    const moves: Record<string, number | undefined> = {
      ArrowDown: isOpen ? active + 1 : Math.max(chosenIndex, 0),
      ArrowUp: isOpen ? active - 1 : Math.max(chosenIndex, 0),
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: last,
    };
    const move = moves[event.key];
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isOpen && event.key === "ArrowUp" && event.altKey) choose(options[active]);
    else if (move !== undefined) open(Math.max(move, 0));
    else if (isLetter && (event.key !== " " || isSpelling)) find(event);
    else if (event.key === "Enter" || event.key === " ") isOpen ? choose(options[active]) : open();
    else {
      if (isOpen && event.key === "Tab") choose(options[active]);
      return;
    }
    event.preventDefault();
  };
  return { isOpen, active, shown: options, chosen, open, close, choose, press, setActive };
}
