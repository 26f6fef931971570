import { startTransition, useEffect, useState } from "react";

/** Up to here every line exists, so that the browser's own search finds them all. */
const DRAWN_WHOLE = 300;
const HELPING = 100;

/**
 * How many lines of a list to draw: all of them, but of a very long one a helping more whenever its end comes into sight.
 * `end` is the ref of an element that reaches up from the last line.
 */
export function useGrowingCount(total: number) {
  const [count, setCount] = useState(DRAWN_WHOLE);
  const [element, end] = useState<Element | null>(null);
  useEffect(() => {
    if (!element || count >= total) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setCount(count + HELPING));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, total, element]);
  return { count, end };
}
