import { useEffect, useLayoutEffect, useRef } from "react";
import { enterStep, type WayPast } from "./history-steps.ts";

/** While `isOpen`, Back asks `leave` to close; it gives false to stay. `past` leads on from there. */
export function useHistoryStep(isOpen: boolean, leave: () => boolean, past?: WayPast): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(() => (isOpen ? enterStep(() => latest.current(), past) : undefined), [isOpen, past]);
}
