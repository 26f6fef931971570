import type { QueryClient } from "@tanstack/react-query";
import { keepTellingRenewed } from "../../data/push/tell-renewed.ts";
import { askToPersist } from "./ask-to-persist.ts";
import { ownStart, tell } from "./ask-worker.ts";
import { keepFiles } from "./keep-files.ts";
import { keepPhotos } from "./keep-photos.ts";
import { offerUpdate } from "./offer-update.ts";

const AN_HOUR_MS = 3_600_000;

/**
 * Has a worker keep the application for when there is no network, with the photos of whoever is signed in, and offers its
 * updates. A browser without workers, or a page without a secure origin, goes without. Gives the way to stop.
 */
export function followShell(client: QueryClient, userId: string): () => void {
  const stops = [keepPhotos(client, userId), keepFiles(client, userId), keepTellingRenewed(userId)];
  const stopKeeping = () => {
    for (const stop of stops) stop();
  };
  if (!import.meta.env.PROD || !navigator.serviceWorker) return stopKeeping;
  const ending = new AbortController();
  void follow(ending.signal).catch(() => {});
  return () => {
    stopKeeping();
    ending.abort();
  };
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
