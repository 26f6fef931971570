import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../after-paint.ts";

/** How many lines of a list to draw: a screenful in the frame that answers the press, all of them after it. */
export function useScreenfulFirst(screenful: number): number {
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsAnswered(true))), []);
  return isAnswered ? Number.POSITIVE_INFINITY : screenful;
}
