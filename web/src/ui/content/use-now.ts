import { useEffect, useState } from "react";

const REDRAW_MS = 30_000;

/** The time, for an age that is shown: drawn again before it is wrong by a minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
