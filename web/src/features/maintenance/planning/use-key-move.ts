import type { Day } from "@bosco/domain";
import { type Arrow, dayAfterArrow, movableDay, type PlanningUnit } from "@bosco/domain/maintenance";
import type { KeyboardEvent } from "react";
import { CANCELLED, placeSentence, startSentence } from "./move-words.ts";
import type { MovedWork, Moving } from "./moving.ts";

const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] satisfies Arrow[];
const isArrow = (key: string): key is Arrow => ARROWS.includes(key);

type KeyMove = {
  unit: PlanningUnit;
  today: Day;
  moving: Moving | undefined;
  setMoving: (moving: Moving | undefined) => void;
  titleOf: (work: MovedWork["work"]) => string;
  say: (sentence: string) => void;
  onMove: (moved: MovedWork, day: Day) => void;
};

/** Moves a work by the keys: Enter takes it up, arrows carry it, Enter puts it down, Escape gives it back. */
export function useKeyMove({ unit, today, moving, setMoving, titleOf, say, onMove }: KeyMove) {
  const cancel = () => {
    setMoving(undefined);
    say(CANCELLED);
  };
  return (one: MovedWork) => {
    const carried = moving?.by === "keys" && moving.id === one.work.id ? moving : undefined;
    return {
      onKeyDown: (event: KeyboardEvent) => {
        const isPress = event.key === "Enter" || event.key === " ";
        if (!carried && !isPress) return;
        if (carried && !isPress && !isArrow(event.key) && event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        if (!carried) {
          setMoving({ id: one.work.id, by: "keys", day: movableDay(one.day, today) });
          say(startSentence(titleOf(one.work), unit));
        } else if (isArrow(event.key)) {
          const day = dayAfterArrow(carried.day ?? one.day, event.key, unit, today);
          setMoving({ ...carried, day });
          say(placeSentence(day, unit, today));
        } else if (event.key === "Escape") cancel();
        else {
          setMoving(undefined);
          if (carried.day) onMove(one, carried.day);
        }
      },
      // why: Firefox presses a button when Space comes up, whatever became of its going down.
      onKeyUp: (event: KeyboardEvent) => event.key === " " && event.preventDefault(),
      onBlur: () => carried && cancel(),
    };
  };
}
