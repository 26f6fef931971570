import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** The specification's delays: before the first one, and within which the next one follows at once. */
const DELAY_MS = 700;
const SKIP_MS = 300;
/** For the way from what is explained to the words, which may be read with the pointer on them. */
const GRACE_MS = 120;

/** The keys that bring the focus to a control: pressed elsewhere, they are let go on it. */
const MOVES_FOCUS = /^(Tab|Arrow)/;
const MODIFIES = /^(Shift|Control|Alt|Meta)$/;

let closedAt = Number.NEGATIVE_INFINITY;

/** What is wrapped: the wrapper itself takes no room. */
const beside = (wrapper: Element) => wrapper.firstElementChild ?? wrapper;

/** `anchor` is what the words stand beside, while they are shown. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A key since the focus came. */
  const pressedHere = useRef(false);
  const stay = () => clearTimeout(timer.current);
  const later = (act: () => void, ms: number) => {
    stay();
    timer.current = setTimeout(act, ms);
  };
  const close = () => {
    stay();
    setAnchor(undefined);
  };
  const leave = () => later(close, anchor ? GRACE_MS : 0);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // why: the dialog below stays; the next Escape is for it.
      event.stopPropagation();
      setAnchor(undefined);
    };
    const onScroll = () => setAnchor(undefined);
    window.addEventListener("keydown", onKey, true);
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      closedAt = performance.now();
      window.removeEventListener("keydown", onKey, true);
      document.removeEventListener("scroll", onScroll, true);
    };
  }, [anchor]);

  const handlers = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === "touch") return;
      const isNext = performance.now() - closedAt < SKIP_MS;
      later(() => setAnchor(beside(currentTarget)), isNext ? 0 : DELAY_MS);
    },
    onPointerLeave: leave,
    onPointerDown: close,
    onBlur: () => {
      pressedHere.current = false;
      close();
    },
    // why: who uses the control has read its words, and its Escape is its own. Captured: it may keep its keys for itself.
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (MODIFIES.test(key)) return;
      pressedHere.current = true;
      close();
    },
    // why not onFocus: a dialog that opens or closes hands the focus over too, and its next Escape would go to the words.
    onKeyUp: ({ key, currentTarget }: KeyboardEvent) => {
      if (!pressedHere.current && MOVES_FOCUS.test(key)) setAnchor(beside(currentTarget));
    },
  };
  return { anchor, stay, leave, handlers };
}
