import { askToPersist } from "./ask-to-persist.ts";
import { ownStart, tell } from "./ask-worker.ts";
import { offerUpdate } from "./offer-update.ts";

/** why not at once: what the page itself loads comes first. */
const QUIET_MS = 3_000;
const AN_HOUR_MS = 3_600_000;

/**
 * Has a worker keep the application for when there is no network, and offers its updates. A browser without workers, or a page
 * without a secure origin, goes without. Gives the way to stop.
 */
export function followShell(): () => void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return () => {};
  const ending = new AbortController();
  const timer = setTimeout(() => void follow(ending.signal).catch(() => {}), QUIET_MS);
  ending.signal.addEventListener("abort", () => clearTimeout(timer));
  return () => ending.abort();
}

async function follow(signal: AbortSignal) {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  if (signal.aborted || !registration) return;
  const offer = () => void offerUpdate(registration);
  const look = () => {
    if (!navigator.onLine || document.visibilityState !== "visible") return;
    offer();
    registration.update().catch(() => {});
  };
  registration.addEventListener(
    "updatefound",
    () => registration.installing?.addEventListener("statechange", offer, { signal }),
    { signal },
  );
  offer();
  addEventListener("online", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  const hourly = setInterval(look, AN_HOUR_MS);
  signal.addEventListener("abort", () => clearInterval(hourly));
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { started: ownStart() });
  await askToPersist();
}
