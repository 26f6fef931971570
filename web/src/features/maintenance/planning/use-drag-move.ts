import type { Day } from "@bosco/domain";
import { type DropPlace, dayAfterMove, type PlanningUnit } from "@bosco/domain/maintenance";
import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import type { MovedWork, Moving } from "./moving.ts";

/** A pointer that moves less is a press. */
const FEWEST_PIXELS = 6;
/** Nearer than this to the edge of the screen, the page scrolls along. */
const EDGE = 72;
const STEP = 10;
/** What is folded opens under a pointer that rests on it. */
const UNFOLD_MS = 400;

/** What an element is as a place to drop on: `data-day`, or `data-start` of a whole week or month. */
export const dropOnDay = (day: Day) => ({ "data-day": day });
export const dropOnPeriod = (start: Day) => ({ "data-start": start });

function placeAt(over: Element | null, unit: PlanningUnit): DropPlace | undefined {
  const { day, start } = over?.closest<HTMLElement>("[data-day], [data-start]")?.dataset ?? {};
  if (day) return { day };
  return start ? { unit, start } : undefined;
}

type DragMove = {
  unit: PlanningUnit;
  today: Day;
  setMoving: (moving: Moving | undefined) => void;
  onMove: (moved: MovedWork, day: Day) => void;
};

interface Drag {
  one: MovedWork;
  from: { x: number; y: number };
  at: { x: number; y: number };
  day?: Day | undefined;
  /** What it is over that is folded, and since when. */
  folded?: { details: HTMLDetailsElement; since: number } | undefined;
  /** Once it has moved far enough. */
  stop?: () => void;
}

function unfold(moved: Drag, details: HTMLDetailsElement | undefined): void {
  const now = performance.now();
  if (details !== moved.folded?.details) moved.folded = details && { details, since: now };
  if (details && moved.folded && now - moved.folded.since > UNFOLD_MS) details.open = true;
}

/**
 * Drags a work to another day: by its handle with a finger, by any part of it with a mouse. `ghost` is the element that follows
 * the pointer.
 */
export function useDragMove({ unit, today, setMoving, onMove }: DragMove) {
  const ghost = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const hasDragged = useRef(false);

  const end = (isDropped: boolean) => {
    const ended = drag.current;
    drag.current = undefined;
    if (!ended?.stop) return;
    ended.stop();
    hasDragged.current = true;
    // why: the click that a mouse ends with comes at once, and after a finger none does.
    setTimeout(() => {
      hasDragged.current = false;
    });
    setMoving(undefined);
    if (isDropped && ended.day) onMove(ended.one, ended.day);
  };

  const look = (moved: Drag) => {
    const { x, y } = moved.at;
    const step = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0;
    if (step) window.scrollBy(0, step);
    if (ghost.current) ghost.current.style.translate = `${x + 14}px ${y + 10}px`;
    const over = document.elementFromPoint(x, y);
    unfold(moved, over?.closest<HTMLDetailsElement>("details:not([open])") ?? undefined);
    const place = placeAt(over, unit);
    const day = place && dayAfterMove(moved.one.day, place, today);
    if (day === moved.day) return;
    moved.day = day;
    setMoving({ id: moved.one.work.id, by: "pointer", day });
  };

  /** Looks where it is at every frame, since the page scrolls below a pointer at rest; Escape gives it back. */
  const begin = (moved: Drag) => {
    let frame = 0;
    const again = () => {
      look(moved);
      frame = requestAnimationFrame(again);
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && end(false);
    const heard = new AbortController();
    const { signal } = heard;
    window.addEventListener("keydown", onKey, { signal });
    // why here too: what was taken up may be gone from the page before it is put down, or the window left.
    window.addEventListener("pointerup", () => end(true), { signal });
    for (const left of ["pointercancel", "blur"]) window.addEventListener(left, () => end(false), { signal });
    moved.stop = () => {
      cancelAnimationFrame(frame);
      heard.abort();
    };
    setMoving({ id: moved.one.work.id, by: "pointer", day: undefined });
    again();
  };
  useEffect(() => () => drag.current?.stop?.(), []);

  const handlers = (one: MovedWork, isHandle: boolean) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      if (event.button !== 0 || (event.pointerType === "touch" && !isHandle)) return;
      const at = { x: event.clientX, y: event.clientY };
      // why over what was pressed before: a press that was released elsewhere was never heard to end.
      if (!drag.current?.stop) drag.current = { one, from: at, at };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = drag.current;
      if (!moved || moved.one.work.id !== one.work.id) return;
      if (event.buttons === 0) return end(false);
      moved.at = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(moved.at.x - moved.from.x, moved.at.y - moved.from.y) >= FEWEST_PIXELS;
      if (moved.stop || !far) return;
      // why only now: a captured press would no longer be a click on what it began on.
      event.currentTarget.setPointerCapture(event.pointerId);
      begin(moved);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    // why: the press that ends a drag opens nothing.
    onClickCapture: (event: MouseEvent) => {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  });
  return { ghost, handlers };
}
