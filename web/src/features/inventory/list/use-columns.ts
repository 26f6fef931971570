import { type RefObject, useLayoutEffect, useState } from "react";

const NARROWEST_CARD = 205;
const GAP = 12;
const MOST = 5;

/** How many cards fit side by side (1 to 5), and how far down the page the list begins. */
export function useGrid(list: RefObject<HTMLElement | null>) {
  const [grid, setGrid] = useState({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const fitting = Math.floor((element.clientWidth + GAP) / (NARROWEST_CARD + GAP));
      const columns = Math.max(1, Math.min(MOST, fitting));
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setGrid((before) => (before.columns === columns && before.top === top ? before : { columns, top }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return grid;
}
