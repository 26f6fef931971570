import { useCallback, useSyncExternalStore } from "react";

/** Whether it holds; not before the page has come alive, for what was drawn beforehand knew no screen. */
export function useMediaQuery(query: string) {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
