import { type CSSProperties, type PointerEvent, useRef, useState } from "react";

type OnSwipe = (event: PointerEvent) => void;

/** How far a finger must go before it counts as a swipe. */
const FAR = 72;

/** Swipes to the right and to the left over an area. What is swiped follows the finger. */
export function useSwipe({ onRight, onLeft }: { onRight: OnSwipe | undefined; onLeft: OnSwipe }) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const [by, setBy] = useState(0);

  function stop() {
    start.current = undefined;
    setBy(0);
  }

  return {
    /** 'right' or 'left' once letting go would count. */
    towards: by > FAR ? ("right" as const) : by < -FAR ? ("left" as const) : undefined,
    style: (by === 0 ? undefined : { transform: `translateX(${by}px)` }) satisfies CSSProperties | undefined,
    area: {
      onPointerDown: (event: PointerEvent) => {
        if (event.isPrimary && event.button === 0) start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!start.current) return;
        const x = event.clientX - start.current.x;
        // why: what goes rather down than sideways is scrolling.
        if (by === 0 && Math.abs(x) < 2 * Math.abs(event.clientY - start.current.y)) return;
        if (Math.abs(x) > 8) event.currentTarget.setPointerCapture(event.pointerId);
        setBy(onRight ? x : Math.min(x, 0));
      },
      onPointerUp: (event: PointerEvent) => {
        if (by > FAR) onRight?.(event);
        if (by < -FAR) onLeft(event);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
