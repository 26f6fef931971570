import { useEffect, useLayoutEffect, useRef } from "react";
import { enterStep } from "./history-steps.ts";

/** While `isOpen`, Back asks `leave` to close; it gives false to stay. */
export function useHistoryStep(isOpen: boolean, leave: () => boolean): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(() => (isOpen ? enterStep(() => latest.current()) : undefined), [isOpen]);
}
