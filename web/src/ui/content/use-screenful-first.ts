import { startTransition, useEffect, useState } from "react";

/** How many lines of a list to draw: a screenful in the frame that answers the press, all of them after it. */
export function useScreenfulFirst(screenful: number): number {
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsAnswered(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAnswered ? Number.POSITIVE_INFINITY : screenful;
}
