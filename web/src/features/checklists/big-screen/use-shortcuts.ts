import { useEffect, useRef } from "react";

/** Keys of the whole page. A key that a focused button or field takes for itself is left to it. */
export function useShortcuts(actions: Record<string, (event: KeyboardEvent) => void>) {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isTaken = event.target instanceof Element && event.target.closest("input, textarea, [role=dialog]");
      const isPress = event.key === " " || event.key === "Enter";
      const onButton = event.target instanceof Element && event.target.closest("button, a");
      const action = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action || isTaken || (isPress && onButton)) return;
      event.preventDefault();
      action(event);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
