import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from "react";

interface Row {
  top: number;
  height: number;
}

interface Drag {
  from: number;
  to: number;
  /** How far the pointer has come, in the list's own coordinates: scrolling counts. */
  by: number;
}

/** How close to the edge of what scrolls a drag starts to scroll it. */
const EDGE = 56;

/** Reorders the rows of a list by dragging a handle in them, with mouse, pen or finger. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<{ y: number; rows: Row[] }>(undefined);

  const yIn = (clientY: number) => clientY - (list.current?.getBoundingClientRect().top ?? 0);

  function begin(event: PointerEvent, from: number) {
    if (event.button !== 0 || !list.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const top = list.current.getBoundingClientRect().top;
    const rows = [...list.current.children].map((row) => {
      const box = row.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
    start.current = { y: yIn(event.clientY), rows };
    setDrag({ from, to: from, by: 0 });
  }

  function follow(event: PointerEvent) {
    const begun = start.current;
    if (!begun || !drag) return;
    scrollAtEdge(list.current, event.clientY);
    const by = yIn(event.clientY) - begun.y;
    setDrag({ from: drag.from, to: placeOf(begun.rows, drag.from, by), by });
  }

  function end(isDrop: boolean) {
    if (drag && isDrop && drag.to !== drag.from) onDrop(drag.from, drag.to);
    start.current = undefined;
    setDrag(undefined);
  }

  return {
    from: drag?.from,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => begin(event, index),
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    styleOf: (index: number): CSSProperties | undefined => {
      const height = drag && start.current?.rows[drag.from]?.height;
      if (!drag || !height) return undefined;
      if (index === drag.from) return { transform: `translateY(${drag.by}px)` };
      const isAbove = index < drag.from && index >= drag.to;
      const isBelow = index > drag.from && index <= drag.to;
      if (!isAbove && !isBelow) return undefined;
      return { transform: `translateY(${isAbove ? height : -height}px)` };
    },
  };
}

/** The place a row has come to: it passes a neighbour once its leading edge is beyond the neighbour's middle. */
function placeOf(rows: readonly Row[], from: number, by: number): number {
  const row = rows[from];
  if (!row) return from;
  const isDown = by > 0;
  const edge = row.top + by + (isDown ? row.height : 0);
  const passed = rows.filter(({ top, height }, index) => {
    const middle = top + height / 2;
    return isDown ? index > from && edge > middle : index < from && edge < middle;
  });
  return from + (isDown ? passed.length : -passed.length);
}

function scrollAtEdge(from: HTMLElement | null, clientY: number) {
  let box = from?.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)))
    box = box.parentElement;
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const step = clientY < top + EDGE ? -14 : clientY > bottom - EDGE ? 14 : 0;
  if (step) (box ?? window).scrollBy(0, step);
}
