import { frenchDay, parseFrenchDay, slashDay } from "@bosco/domain/french";
import { useState } from "react";

type DayText = {
  value: string;
  onValueChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** What stands in a date field while a date is being typed: it belongs to one value, and goes when another comes. */
export function useDayText({ value, onValueChange, min, max }: DayText) {
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const text = typing && typing.value === value ? typing.text : frenchDay(value);

  const read = (typed: string) => {
    const day = parseFrenchDay(typed);
    return day && (!min || day >= min) && (!max || day <= max) ? day : "";
  };
  const type = (typed: string) => {
    const next = slashDay(typed, text);
    const day = read(next);
    setTyping({ text: next, value: day });
    setHasLeft(false);
    if (day !== value) onValueChange(day);
  };
  const leave = () => {
    setHasLeft(true);
    if (read(text)) setTyping(null);
  };
  const choose = (day: string) => {
    setTyping(null);
    if (day !== value) onValueChange(day);
  };
  return { text, type, leave, choose, isWrong: hasLeft && text !== "" && !read(text) };
}
