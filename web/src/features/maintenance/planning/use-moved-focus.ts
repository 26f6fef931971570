import type { Day } from "@bosco/domain";
import type { Maintenance } from "@bosco/domain/maintenance";
import { type RefObject, useEffect, useRef } from "react";
import { handleId } from "./PlannedItem.tsx";

/**
 * Makes a move and keeps the focus with what is moved: its handle goes from where it was, and the focus with it, as soon as the
 * list has the new day, which may be before the move is answered or after. Where it is shown no more, `elsewhere` takes the focus.
 */
export function useMovedFocus(list: readonly Maintenance[], elsewhere: RefObject<HTMLElement | null>) {
  /** Moved, and not yet drawn where it is now. */
  const moved = useRef<{ id: string; day: Day }>(undefined);
  // why from the body alone: whoever has gone on meanwhile is left where he is.
  const focus = useRef((id: string) => {
    if (document.activeElement === document.body) (document.getElementById(handleId(id)) ?? elsewhere.current)?.focus();
  }).current;
  useEffect(() => {
    if (!moved.current) return;
    const { id, day } = moved.current;
    const drawn = list.find((one) => one.id === id);
    if (drawn && drawn.date_echeance !== day) return;
    moved.current = undefined;
    focus(id);
  }, [list, focus]);
  return async (id: string, day: Day, move: () => Promise<boolean>) => {
    moved.current = { id, day };
    if (!(await move())) moved.current = undefined;
    focus(id);
  };
}
