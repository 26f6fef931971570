import { type PointerEvent, useEffect, useRef } from "react";

const firstWait = 450;
const nextWait = 110;

/** A button held down repeats. `onRelease` comes once, after repeats; a short press remains a plain click. */
export function useHold(onRepeat: () => void, onRelease: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);

  const stop = () => {
    clearTimeout(timer.current);
    if (hasRepeated.current) onRelease();
  };
  const start = (event: PointerEvent) => {
    if (event.button !== 0) return;
    hasRepeated.current = false;
    const repeat = () => {
      hasRepeated.current = true;
      onRepeat();
      timer.current = setTimeout(repeat, nextWait);
    };
    timer.current = setTimeout(repeat, firstWait);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Whether the click that follows the release was part of the hold. */
  const swallowsClick = () => {
    const swallows = hasRepeated.current;
    hasRepeated.current = false;
    return swallows;
  };
  return {
    swallowsClick,
    handlers: { onPointerDown: start, onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop },
  };
}
