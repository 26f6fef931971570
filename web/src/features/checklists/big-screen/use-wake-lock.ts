import { useEffect, useState } from "react";

/** Keeps the screen lit while this page is in sight, where the browser can. Says whether it does. */
export function useWakeLock(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    let sentinel: WakeLockSentinel | undefined;
    let ended = false;

    async function hold() {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (ended) return void granted.release();
        sentinel = granted;
        setIsHeld(true);
        granted.addEventListener("release", () => setIsHeld(false));
      } catch {
        // Refused, by a low battery for one: the screen goes dark as it always does.
      }
    }
    void hold();
    // why: the browser lets go of the lock whenever the page is hidden.
    document.addEventListener("visibilitychange", hold);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", hold);
      void sentinel?.release();
    };
  }, []);
  return isHeld;
}
