import { useEffect, useLayoutEffect, useRef } from "react";
import { enterStep } from "./history-steps.ts";

/** While `isOpen`, Back asks `leave` to close; it gives false to stay. Past a part of the page Back then goes on. */
export function useHistoryStep(isOpen: boolean, leave: () => boolean, isOfPage = false): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(() => (isOpen ? enterStep(() => latest.current(), isOfPage) : undefined), [isOpen, isOfPage]);
}
