import { showToast } from "../../ui/overlay/toast.ts";
import { ownStart, startOf, tell } from "./ask-worker.ts";

const OFFER_SECONDS = 30;
const AN_HOUR_MS = 3_600_000;
/** A worker that does not take over by then never will; the page comes from the server all the same. */
const PATIENCE_MS = 4_000;

let offeredAt = Number.NEGATIVE_INFINITY;

/**
 * Offers the release that waits, unless this page runs it already. Nothing happens without the press; left alone, it takes over when
 * every page has been closed.
 */
export async function offerUpdate({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || (await startOf(waiting)) === ownStart()) return;
  if (performance.now() - offeredAt < AN_HOUR_MS) return;
  offeredAt = performance.now();
  showToast({
    title: "Une nouvelle version de Bosco est prête.",
    tone: "info",
    action: { label: "Mettre à jour", onPress: () => takeOver(waiting) },
    seconds: OFFER_SECONDS,
  });
}

function takeOver(waiting: ServiceWorker) {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  setTimeout(reload, PATIENCE_MS);
  tell(waiting, "take-over");
}
