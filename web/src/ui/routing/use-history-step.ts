import { useEffect, useLayoutEffect, useRef } from "react";
import { enterStep } from "./history-steps.ts";

/**
 * While `isOpen`, Back asks `leave` to close; it gives false to stay. What stays while its page is asked for again says which `page`
 * it is on: its step has gone with the former one.
 */
export function useHistoryStep(isOpen: boolean, leave: () => boolean, page?: string): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is entered anew on each page.
  useEffect(() => (isOpen ? enterStep(() => latest.current()) : undefined), [isOpen, page]);
}
