import { useCallback, useState } from "react";
import { attempt } from "../../../data/attempt.ts";
import { type ListChoice, readListChoice } from "./list-choice.ts";

/** The device's, like the theme: it stays at sign-out. */
const KEY = "bosco-inventaire-affichage";

/** How the list is shown, across visits. */
export function useListChoice() {
  const [choice, setChoice] = useState(() => readListChoice(attempt(() => localStorage.getItem(KEY)) ?? null));
  const choose = useCallback((part: Partial<ListChoice>) => {
    setChoice((before) => {
      const after = { ...before, ...part };
      attempt(() => localStorage.setItem(KEY, JSON.stringify(after)));
      return after;
    });
  }, []);
  return { choice, choose };
}
