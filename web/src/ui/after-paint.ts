/** Longer than any frame takes: a page out of sight is never painted. */
const UNPAINTED_MS = 300;

/** Does something once the screen shows what was changed: a press is answered before the work that follows from it. Gives the way to call it off. */
export function afterPaint(act: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const begin = () => {
    stop();
    act();
  };
  let timer = setTimeout(begin, UNPAINTED_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(begin);
  });
  return stop;
}
