import { useDeferredValue } from "react";

/** How many lines of a list to draw: a screenful in the frame that answers the press, all of them right after it. */
export const useScreenfulFirst = (screenful: number) => useDeferredValue(Number.POSITIVE_INFINITY, screenful);
