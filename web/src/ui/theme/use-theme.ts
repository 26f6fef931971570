import { useSyncExternalStore } from "react";
import { applyTheme, readTheme, type ThemeChoice, watchTheme } from "./theme.ts";

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(watchTheme, readTheme), applyTheme];
}
