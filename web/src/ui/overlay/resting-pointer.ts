const EVENTS = [
  "pointerover",
  "pointerout",
  "pointermove",
  "mouseover",
  "mouseout",
  "mousemove",
  "pointerdown",
] as const;

const TOASTS = "[data-sonner-toaster]";

/**
 * A message is held while the pointer is on it. One that comes to lie under a pointer at rest is not meant by it, though: it would
 * stay for good, over what was meant. So it hears of the pointer only once that has moved. Gives the way to stop.
 */
export function ignoreRestingPointer(): () => void {
  let rest: { x: number; y: number } | undefined;
  const judge = (event: MouseEvent) => {
    const { clientX: x, clientY: y } = event;
    const onto = event.type.endsWith("out") ? event.relatedTarget : event.target;
    if (!(onto instanceof Element && onto.closest(TOASTS))) rest = { x, y };
    else if (rest?.x === x && rest.y === y && event.type !== "pointerdown") event.stopImmediatePropagation();
  };
  for (const name of EVENTS) window.addEventListener(name, judge, true);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, judge, true);
  };
}
